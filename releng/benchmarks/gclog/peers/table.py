#!/usr/bin/env python3
"""Writes releng/GCLOGS.md: each format and variant with pauses and total pause by the independent script, by WireTune, by
GCViewer and by GCToolKit. usage: table.py CLASSPATH JAVA FOLDER...   called by the script run beside it"""
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
from decimal import Decimal

here = pathlib.Path(__file__).resolve().parent
root = here.parents[3]
spec = importlib.util.spec_from_file_location('sum_pauses', here.parent / 'sum-pauses.py')
plain = importlib.util.module_from_spec(spec)
spec.loader.exec_module(plain)


def peer(main, classpath, java, names):
    """Several at once: what is compared here are the figures, not the time."""
    found = {}
    for start in range(0, len(names), 40):
        result = subprocess.run([java, '-Xmx2g', '-Dlongest=30', '-cp', classpath, main] + names[start:start + 40], capture_output=True, text=True, check=False)
        for line in result.stdout.splitlines():
            words = line.split('\t')
            if words[0] == 'TOTALS':
                found[words[1]] = int(words[2]), Decimal(words[3])
    return found


def ours(names):
    found, collectors = {}, {}
    for start in range(0, len(names), 40):
        result = subprocess.run([str(root / 'releng' / 'wiretune'), 'gc', '--alone', '--format', 'json'] + names[start:start + 40], capture_output=True, text=True, check=False)
        for log in json.loads(result.stdout or '[]', parse_float=Decimal):
            found[log['file']] = log['pauses'], Decimal(log['totalPauseSeconds'])
            collectors[log['file']] = f'{log["format"]}, {log["collector"] or "not told"}'
    return found, collectors


def cell(truth, values):
    if values is None:
        return 'not read', truth[0] == 0
    count, total = values
    right = count == truth[0] and abs(total - truth[1]) <= Decimal('0.0000011') * max(1, truth[0])
    if right:
        return 'equal', True
    return f'{count} / {total.quantize(Decimal("0.000001"))}', False


def main():
    classpath, java, folders = sys.argv[1], sys.argv[2], sys.argv[3:]
    names, shown = [], {}
    for folder in folders:
        base = pathlib.Path(folder)
        for file in sorted(base.rglob('*')):
            if file.is_file() and file.stat().st_size > 0:
                names.append(str(file))
                shown[str(file)] = str(file.relative_to(base))
    truth, kinds = {}, {}
    for name in names:
        kinds[name], found = plain.pauses_of(plain.read(name))
        truth[name] = len(found), sum(found, Decimal(0))
    mine, collectors = ours(names)
    viewer = peer('GcViewerTotals', classpath, java, names)
    kit = peer('GcToolKitTotals', classpath, java, names)
    rows, groups = [], {}
    for name in names:
        if name not in mine and truth[name][0] == 0:
            continue
        group = collectors.get(name, kinds[name])
        texts = []
        counts = groups.setdefault(group, [0, 0, 0, 0, 0])
        counts[0] += 1
        counts[4] += truth[name][0]
        for index, values in enumerate((mine.get(name), viewer.get(name), kit.get(name))):
            text, right = cell(truth[name], values)
            texts.append(text)
            counts[index + 1] += right
        rows.append((group, shown[name], truth[name], texts))
    out = ['# Collection logs: what is read, and what comes out', '',
           'Written by `releng/benchmarks/gclog/peers/run --table`. Truth is an independent script, `releng/benchmarks/gclog/sum-pauses.py`, which adds up the pauses by the plainest rules and shares no code with WireTune. '
           'A reading is equal where number and sum of the pauses agree (to a microsecond for each pause). GCViewer is 1.36, GCToolKit 3.5.0, both from Maven Central; '
           'GCToolKit counts what its events tell as a pause. Files are written by the virtual machines of this computer (`generated`) or are public samples; '
           'many of these are fragments of a few lines, which is hard on tools that need a header. Logs without pauses, such as those of Epsilon, and files that are no log for the script and WireTune alike are left out where nothing can be compared.', '',
           '| format, collector | files | pauses | WireTune equal | GCViewer equal | GCToolKit equal |', '|---|---|---|---|---|---|']
    for group in sorted(groups):
        count, a, b, c, pauses = groups[group]
        out.append(f'| {group} | {count} | {pauses} | {a} | {b} | {c} |')
    total = [sum(values[index] for values in groups.values()) for index in range(5)]
    out.append(f'| all | {total[0]} | {total[4]} | {total[1]} | {total[2]} | {total[3]} |')
    out += ['', '## Each file', '', 'Pauses and their sum in seconds.', '', '| format, collector | file | script | WireTune | GCViewer | GCToolKit |', '|---|---|---|---|---|---|']
    for group, name, values, texts in sorted(rows):
        out.append(f'| {group} | {name} | {values[0]} / {values[1]:f} | {texts[0]} | {texts[1]} | {texts[2]} |')
    (root / 'releng' / 'GCLOGS.md').write_text('\n'.join(out) + '\n', encoding='utf-8')
    print(f'{total[0]} logs: WireTune {total[1]}, GCViewer {total[2]}, GCToolKit {total[3]} equal to the script; written to releng/GCLOGS.md')


if __name__ == '__main__':
    main()
