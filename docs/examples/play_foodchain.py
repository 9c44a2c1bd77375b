"""Plays Food Chain Magnate over the JSON interface: now and then as a bot advises, else at random."""

import json
import random
import sys
from urllib.request import Request, urlopen

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8642"
EVERY = 10  # a hint takes a second or two: one at every tenth question


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{SERVER}/api{path}", data, {"Content-Type": "application/json"}, method=method)
    with urlopen(request) as response:
        return json.load(response)


def fits(counts, limit):
    total = sum(limit["weights"].get(name, 0) * number for name, number in counts.items())
    return limit["most"] is None or total <= limit["most"]


def answer(question):
    if question["kind"] == "pick":
        return random.choice(question["options"])["value"]
    counts = {}
    cards = [each["value"] for each in question["available"] for _ in range(each["number"])]
    for card in random.sample(cards, len(cards)):
        more = counts | {card: counts.get(card, 0) + 1}
        counts = more if all(fits(more, limit) for limit in question["limits"]) else counts
    return counts


game = call("POST", "/games", {"game": "foodchain", "mode": "solo", "options": {"level": "easy"}})
here = f"/games/{game['id']}"
while game["question"]:
    if game["number"] % EVERY == 0 and game["hints"]:
        game = call("POST", f"{here}/hint", {"revision": game["revision"]})
    chosen = game["hint"]["answer"] if game["hint"] else answer(game["question"])
    game = call("POST", f"{here}/answer", {"revision": game["revision"], "answer": chosen})

review = call("POST", f"{here}/review")  # looks for the answers that cost most: some seconds
print(review["result"]["outcome"], review["result"]["points"], "to", review["result"]["against"])
print(review["hints"]["followed"], "of", review["hints"]["asked"], "hints followed")
for regret in review["regrets"]:
    print(
        f"answer {regret['number']}: {regret['answer']} cost {regret['cost']}, {regret['better']} was better"
    )
