hint-ask = What would you do?
hint-none = No hints in this game
