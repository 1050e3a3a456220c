#!/usr/bin/env python3
"""Reads large logs with WireTune, GCViewer and GCToolKit, each in a cold process of its own, prints what it took, and writes
releng/GCSPEED.md.
usage: measure.py CLASSPATH JAVA FILE...   called by the script run beside it"""
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import importlib.util
import pathlib
from decimal import Decimal

# Seconds that a peer may take for one log.
LONGEST = 120
here = pathlib.Path(__file__).resolve().parent
root = here.parents[3]
spec = importlib.util.spec_from_file_location('sum_pauses', here.parent / 'sum-pauses.py')
plain = importlib.util.module_from_spec(spec)
spec.loader.exec_module(plain)


def run(command, environment=None):
    """Runs a command; gives its output, processor seconds, seconds and greatest memory in MB."""
    with tempfile.TemporaryFile() as out:
        start = os.times().elapsed
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})})
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = status
        seconds = os.times().elapsed - start
        out.seek(0)
        return out.read().decode('utf-8', 'replace'), used.ru_utime + used.ru_stime, seconds, used.ru_maxrss / 1024


def totals(name):
    _, found = plain.pauses_of(plain.read(name))
    return len(found), sum(found, Decimal(0))


def ours(name):
    text, processor, seconds, memory = run([str(root / 'releng' / 'wiretune'), 'gc', '--alone', '--format', 'json', name], {'WIRETUNE_JAVA_OPTIONS': '-Xmx64m'})
    try:
        log = json.loads(text, parse_float=Decimal)[0]
        return log['pauses'], Decimal(log['totalPauseSeconds']), processor, seconds, memory
    except (ValueError, IndexError):
        return None, None, processor, seconds, memory


def peer(main, heap, classpath, java, name):
    text, processor, seconds, memory = run(['timeout', str(LONGEST), java, f'-Xmx{heap}', '-cp', classpath, main, name])
    for line in text.splitlines():
        if line.startswith('TOTALS'):
            _, _, count, total = line.split('\t')
            return int(count), Decimal(total), processor, seconds, memory
    return None, None, processor, seconds, memory


def median(call):
    """Three readings, of which the one with the middle processor time counts; a single one where it takes a minute."""
    readings = [call()]
    while len(readings) < 3 and readings[0][3] < 60:
        readings.append(call())
    return sorted(readings, key=lambda reading: reading[2])[len(readings) // 2]


def main():
    classpath, java, files = sys.argv[1], sys.argv[2], sys.argv[3:]
    print(f'load of the machine before: {os.getloadavg()[0]:.2f} of {os.cpu_count()} processors; each reading is a cold process')
    print(f'{"log":28} {"tool":22} {"pauses":>9} {"total s":>14} {"right":>6} {"CPU s":>8} {"wall s":>8} {"RSS MB":>7} {"MB/CPU s":>9} {"x ours":>7}')
    rows = []
    for name in files:
        megabytes = os.path.getsize(name) / (1 << 20)
        # In a process of its own: what this one needs would count as memory of those that it starts.
        with multiprocessing.Pool(1) as script:
            truth = script.apply(totals, (name,))
        base = None
        for tool, call in (('WireTune -Xmx64m', lambda: ours(name)), ('GCViewer 1.36 -Xmx4g', lambda: peer('GcViewerTotals', '4g', classpath, java, name)),
                           ('GCToolKit 3.5.0 -Xmx4g', lambda: peer('GcToolKitTotals', '4g', classpath, java, name))):
            count, total, processor, seconds, memory = median(call)
            base = base or processor
            right = count == truth[0] and abs(total - truth[1]) <= Decimal('0.000001') * max(1, truth[0])
            print(f'{os.path.basename(name):28} {tool:22} {"fails" if count is None else count:>9} {"-" if total is None else f"{total:.6f}":>14} {"yes" if right else "no":>6} '
                  f'{processor:8.2f} {seconds:8.2f} {memory:7.0f} {megabytes / processor:9.1f} {processor / base:7.1f}', flush=True)
            rows.append(f'| {os.path.basename(name)}, {megabytes:.0f} MB | {tool} | {f"not within {LONGEST} s" if seconds >= LONGEST else "fails" if count is None else count} | {"" if total is None else f"{total:.6f}"} | '
                        f'{"yes" if right else "no"} | {processor:.2f} | {seconds:.2f} | {memory:.0f} | {processor / base:.1f} |')
        rows.append(f'| {os.path.basename(name)}, {megabytes:.0f} MB | plain script | {truth[0]} | {truth[1]:.6f} | | | | | |')
        print(f'{os.path.basename(name):28} {"plain script":22} {truth[0]:>9} {truth[1]:>14.6f} {"":>6} {"":8} {"":8} {"":7} {megabytes:8.0f}M')
    (root / 'releng' / 'GCSPEED.md').write_text('\n'.join([
        '# Collection logs: how fast they are read', '',
        'Written by `releng/benchmarks/gclog/peers/run`. Logs of G1 and ZGC of the newest JDK here, with all decorations and `gc*`, and one of J9 after the documents, '
        'each made long by repetition with times that go on. Each reading is a cold process, its whole processor time counted with that of compiling and collecting, and the median of three (one, where it takes a minute); '
        'WireTune has 64 MB of heap, the others 4 GB. A reading is right where number and sum of the pauses are those of the plain script.', '',
        '| log | read by | pauses | sum of pauses, s | right | processor time, s | time, s | memory, MB | times the processor time of WireTune |', '|---|---|---|---|---|---|---|---|---|',
        *rows]) + '\n', encoding='utf-8')
    print(f'load of the machine after: {os.getloadavg()[0]:.2f}')


if __name__ == '__main__':
    main()
