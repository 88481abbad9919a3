"""A bot that plays a whole game against a computer player: python3 bot.py http://localhost:3000 karak"""
import json, random, sys, urllib.error, urllib.request

base, game = (sys.argv[1:] + ["http://localhost:3000", "karak"][len(sys.argv) - 1:])[:2]
headers = {"Content-Type": "application/json"}

def request(method, path, body=None):
    data = None if method == "GET" else json.dumps(body or {}).encode()
    return urllib.request.urlopen(urllib.request.Request(base + "/api" + path, data, headers, method=method))

def ask(method, path, body=None):
    with request(method, path, body) as reply:
        return json.load(reply)

def updates(table):
    event = None
    for line in request("GET", f"/tables/{table}/stream"):
        field, _, value = line.decode().rstrip("\n").partition(": ")
        event = value if field == "event" else event
        if field == "data" and event == "update":
            yield json.loads(value)

headers["Authorization"] = "Bearer " + ask("POST", "/tokens", {"name": "Example bot"})["token"]
table = ask("POST", "/tables", {"game": game, "bots": ["novice"]})
ask("POST", f"/tables/{table['id']}/start")
for update in updates(table["id"]):
    if update["outcome"]:
        won = table["you"]["seat"] in update["outcome"]["winners"]
        print(f"{game} is over after {update['version']} answers: {'I have won' if won else 'they have won'}")
        break
    if update["answers"]:
        body = {"version": update["version"], "answer": random.choice(update["answers"])}
        try:
            ask("POST", f"/tables/{table['id']}/answers", body)
        except urllib.error.HTTPError as error:
            if json.load(error)["reason"] != "stale":  # somebody was faster: the next update says how things stand
                raise
