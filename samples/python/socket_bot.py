#!/usr/bin/env python3
"""A bot for Winterhall that plays for a person over the network: one match, any offer, nothing to install.

    python3 samples/python/socket_bot.py http://localhost:8080 TOKEN TABLE
    ./winterhall bot-check --socket python3 samples/python/socket_bot.py

The token comes from `POST /api/me/bot-token`; the table is one at which that person sits.
"""

import base64
import itertools
import json
import os
import random
import socket
import struct
import sys
import time
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Lost(Exception):
    """The connection is gone; the match is not."""


class WebSocket:
    """As much of RFC 6455 as a client needs. For `https` wrap the socket with the module `ssl`."""

    def __init__(self, address, path, token):
        url = urlsplit(address)
        self.stream = socket.create_connection((url.hostname, url.port or 80)).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.write(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        self.stream.flush()
        status = self.stream.readline().decode()
        if " 101 " not in status:
            sys.exit(f"the hall does not let this bot in: {status.strip()}")
        while self.stream.readline().strip():
            pass

    def read(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise Lost
        return data

    def receive(self):
        """The next message, whole."""
        message = b""
        while True:
            first, length = self.read(2)
            if length == 126:
                (length,) = struct.unpack(">H", self.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.read(8))
            data = self.read(length)
            kind = first & 15
            if kind == CLOSE:
                raise Lost
            if kind == PING:
                self.frame(PONG, data)
            elif kind != PONG:
                message += data
                if first & 128:
                    return json.loads(message)

    def send(self, message):
        self.frame(TEXT, json.dumps(message).encode())

    def frame(self, kind, data):
        mask = os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 254, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.stream.write(bytes([128 | kind]) + length + mask + masked)
        self.stream.flush()


def choose(scene):
    """The whole skill of this bot. `scene["view"]` is what the seat sees, `scene["question"]["millis"]` its time."""
    return random.choice(scene["question"]["offers"])["line"]


def play(hall, keys):
    """Plays on until the end of the match, and says how it ended."""
    scene, answered = {}, None
    while True:
        message = hall.receive()
        if message.get("winterhall-bot", 1) != 1:
            sys.exit("this bot speaks version 1 of the protocol")
        if message.get("kind") == "scene":
            scene = message
        elif message.get("kind") == "refused":
            answered = None  # nothing has changed, so the question still stands
        if "ending" in scene:
            return scene["ending"]["how"]
        question = scene.get("question", {})
        if question.get("offers") and question["asked"] != answered:
            answered = question["asked"]
            key = f"{os.getpid()}-{next(keys)}"
            hall.send({"kind": "play", "key": key, "asked": answered, "move": choose(scene)})


def main():
    address, token, table = sys.argv[1:]
    keys = itertools.count()
    while True:
        try:
            print(play(WebSocket(address, f"/api/tables/{table}/socket", token), keys))
            return
        except (Lost, ConnectionError):
            time.sleep(0.5)  # what was answered on the lost connection is asked again, or settled


if __name__ == "__main__":
    main()
