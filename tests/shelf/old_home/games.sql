PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE saves (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    header TEXT NOT NULL,
    transcript TEXT NOT NULL,
    undone TEXT NOT NULL,
    answers INTEGER NOT NULL,
    summary TEXT NOT NULL,
    outcome TEXT,
    result TEXT,
    hints INTEGER NOT NULL DEFAULT 0
) STRICT
;
INSERT INTO "saves" VALUES('with-the-house-edition',3,1.79495555349319505693e+09,1.79495555351330280304e+09,'{"game": "orchard", "mode": "solo", "rules": 1, "edition": "house", "edition_hash": "3cac18fb4bdd8b1a", "seed": 1, "version": "0.2.0.dev0", "options": {"level": "easy", "weather": "dry"}}','mautoma transcript 1
game = "orchard"
mode = "solo"
rules = 1
edition = "house"
edition_hash = "3cac18fb4bdd8b1a"
seed = 1
version = "0.2.0.dev0"
options = {"level": "easy", "weather": "dry"}

{"apple": 1, "pear": 2}  # stock
','[{"north": "apple", "south": "pear"}]',1,'{"message": "summary", "data": {"round": 0, "score": 0, "rival": 0}}',NULL,NULL,0);
INSERT INTO "saves" VALUES('with-an-earlier-edition',3,1.7949555535371923446e+09,1.79495555355722594256e+09,'{"game": "orchard", "mode": "solo", "rules": 1, "edition": "mine", "edition_hash": "8d834a2c48515ac8", "seed": 2, "version": "0.2.0.dev0", "options": {"level": "easy", "weather": "dry"}}','mautoma transcript 1
game = "orchard"
mode = "solo"
rules = 1
edition = "mine"
edition_hash = "8d834a2c48515ac8"
seed = 2
version = "0.2.0.dev0"
options = {"level": "easy", "weather": "dry"}

{"apple": 1, "pear": 2}  # stock
','[{"north": "apple", "south": "pear"}]',1,'{"message": "summary", "data": {"round": 0, "score": 0, "rival": 0}}',NULL,NULL,0);
CREATE INDEX finished ON saves (changed) WHERE outcome IS NOT NULL;
CREATE INDEX going_on ON saves (changed) WHERE outcome IS NULL;
COMMIT;
