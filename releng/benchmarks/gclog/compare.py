#!/usr/bin/env python3
"""Compares the analyser with sum-pauses.py: number, sum and longest of the pauses must be equal.
Usage: compare.py FILE...   Ends with 1 where a file differs."""
import importlib.util
import json
import pathlib
import subprocess
import sys
from decimal import Decimal

here = pathlib.Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location('sum_pauses', here / 'sum-pauses.py')
plain = importlib.util.module_from_spec(spec)
spec.loader.exec_module(plain)

command = [str(here.parents[2] / 'releng' / 'wiretune'), 'gc', '--alone', '--format', 'json']
differs = 0
result = subprocess.run(command + sys.argv[1:], capture_output=True, text=True)
ours = {each['file']: each for each in json.loads(result.stdout or '[]', parse_float=Decimal)}
for name in sys.argv[1:]:
    kind, found = plain.pauses_of(plain.read(name))
    truth = (len(found), sum(found, Decimal(0)), max(found, default=None))
    log = ours.get(name)
    if log is None:
        state = 'equal: no log for both' if not found else 'DIFFERS: read as no log'
        print(f'{state}\t{name}\t{truth[0]} pauses by the script')
    else:
        mine = (log['pauses'], Decimal(log['totalPauseSeconds']), None if log['maxPauseSeconds'] is None else Decimal(log['maxPauseSeconds']))
        state = 'equal' if mine == truth else 'DIFFERS'
        print(f'{state}\t{name}\t{kind}\t{truth[0]} {truth[1]} {truth[2]}\t{mine[0]} {mine[1]} {mine[2]}')
    differs += state.startswith('DIFFERS')
print(f'{len(sys.argv) - 1} files, {differs} differ')
sys.exit(1 if differs else 0)
