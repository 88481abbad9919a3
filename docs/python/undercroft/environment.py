import json
import os
import shlex
import shutil
import subprocess


class Refused(Exception):
    """The environment did not understand; nothing has changed."""


class Environment:
    """`undercroft env GAME` as a process: one line of JSON in, one out."""

    def __init__(self, game, tables, seats, seed, command, flags):
        command = command or shlex.split(os.environ.get("UNDERCROFT", "npx undercroft"))
        program = shutil.which(command[0]) or command[0]
        more = [part for name, value in flags.items() for part in ("--" + name.replace("_", "-"), str(value))]
        table = ["--tables", str(tables), "--seats", str(seats), "--seed", str(seed)]
        self.process = subprocess.Popen(
            [program, *command[1:], "env", game, *table, *more],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.name = game
        self.standing = self._hear()

    def _hear(self):
        line = self.process.stdout.readline()
        if not line:
            # It has said why on standard error, which is everybody's.
            self.close()
            raise Refused("the environment has ended with exit code %d" % self.process.returncode)
        heard = json.loads(line)
        if "error" in heard:
            raise Refused(heard["error"])
        return heard

    def ask(self, **message):
        """Sends any request that `undercroft env --help` lists and returns the reply."""
        if self.process.stdin.closed:
            raise Refused("the environment has been closed")
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        return self._hear()

    def close(self):
        """Ends the process; a second time does nothing."""
        if not self.process.stdin.closed:
            try:
                self.process.stdin.close()
            except OSError:
                pass  # It has ended by itself.
            self.process.stdout.close()
            self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
