#!/usr/bin/env python3
"""Writes releng/GCLOGS.md: each format and variant with pauses and total pause by the independent script, by WireTune, by
GCViewer and by GCToolKit. usage: table.py CLASSPATH JAVA FOLDER...   called by the script run beside it"""
import importlib.util
import json
import pathlib
import re
import subprocess
import sys
from decimal import Decimal

here = pathlib.Path(__file__).resolve().parent
root = here.parents[3]
spec = importlib.util.spec_from_file_location('sum_pauses', here.parent / 'sum-pauses.py')
plain = importlib.util.module_from_spec(spec)
spec.loader.exec_module(plain)


def peer(main, classpath, java, names):
    """What is compared here are the figures, not the time; so several logs are read at once."""
    found = {}
    result = subprocess.run([java, '-Xmx2g', '-Dlongest=60', '-DatOnce=24', '-cp', classpath, main] + names, capture_output=True, text=True, check=False)
    for line in result.stdout.splitlines():
        words = line.split('\t')
        if words[0] == 'TOTALS':
            found[words[1]] = int(words[2]), Decimal(words[3])
    return found


def release(log):
    """The Java release, or the release of IBM's virtual machine, that a log tells."""
    version = log['version'] or ''
    j9 = re.match(r'(R2\d)', version)
    if j9:
        return j9.group(1)
    if log['format'].startswith('IBM J9'):
        return next((name for begin, name in (('2006', 'R23'), ('2008', 'R24')) if version.startswith(begin)), 'OpenJ9' if version else '')
    number = re.match(r'(?:1\.)?(\d+)', version)
    return f'Java {number.group(1)}' if number else ''


def decorations(text):
    """What stands before the first line of a collection of unified logging."""
    for line in text.splitlines()[:2000]:
        found = re.match(r'((?:\[[^\]]*\])*) ?GC\(\d+\)', line)
        if found:
            return 'none' if not found.group(1) else f'{found.group(1).count("[")}'
    return ''


def ours(names):
    found, variants = {}, {}
    for start in range(0, len(names), 40):
        result = subprocess.run([str(root / 'releng' / 'wiretune'), 'gc', '--alone', '--format', 'json'] + names[start:start + 40], capture_output=True, text=True, check=False)
        for log in json.loads(result.stdout or '[]', parse_float=Decimal):
            found[log['file']] = log['pauses'], Decimal(log['totalPauseSeconds'])
            variants[log['file']] = log['format'], release(log), log['collector'] or 'not told'
    return found, variants


def same(truth, values):
    return values[0] == truth[0] and abs(values[1] - truth[1]) <= Decimal('0.0000011') * max(1, truth[0])


def cell(truth, values):
    if values is None:
        return 'equal' if truth[0] == 0 else 'not read', truth[0] == 0
    if same(truth, values):
        return 'equal', True
    return f'{values[0]} / {values[1].quantize(Decimal("0.000001"))}', False


# Why a reading differs from the sum of the lines: what can be seen of it in the file, in the order in which it is looked for.
def reason(kind, text, truth, values, tool):
    if tool == 'GCToolKit' and kind in ('j9', 'ibm-text', 'jrockit', 'hp-ux'):
        return 'has no reader for ' + {'j9': 'J9', 'ibm-text': 'IBM 1.4', 'jrockit': 'JRockit', 'hp-ux': 'HP-UX'}[kind]
    if values is None:
        return 'refuses the file' if tool == 'GCViewer' else 'ends with an error, or not within a minute'
    count, total = values
    if count == 0:
        if 'Shenandoah' in text and tool == 'GCToolKit':
            return 'its reader for Shenandoah is empty'
        if kind == 'unified' and decorations(text) in ('', 'none'):
            return 'needs decorations'
        return 'finds no event'
    if total < 0 or 'Evacuation Failure' in text and tool == 'GCToolKit':
        return 'counts -1 s for a pause with an evacuation failure'
    if 'Evacuation Failure' in text and tool == 'GCViewer':
        return 'leaves out pauses with an evacuation failure'
    if kind == 'unified' and 'Pause Cleanup' in text and count < truth[0]:
        return 'leaves out Remark or Cleanup'
    if count == truth[0]:
        return 'same number, other times'
    if abs(total - truth[1]) <= Decimal('0.0000011') * max(1, truth[0]):
        return 'same sum, pauses counted together or events without a time counted'
    return 'counts more than the pauses' if count > truth[0] else 'leaves out pauses'


def main():
    classpath, java, folders = sys.argv[1], sys.argv[2], sys.argv[3:]
    names, shown = [], {}
    for folder in folders:
        base = pathlib.Path(folder)
        for file in sorted(base.rglob('*')):
            if file.is_file() and file.stat().st_size > 0:
                names.append(str(file))
                shown[str(file)] = str(file.relative_to(base))
    truth, kinds, texts = {}, {}, {}
    for name in names:
        texts[name] = plain.read(name)
        kinds[name], found = plain.pauses_of(texts[name])
        truth[name] = len(found), sum(found, Decimal(0))
    mine, variants = ours(names)
    logs = [name for name in names if name in mine or truth[name][0] > 0]
    readings = {'WireTune': mine, 'GCViewer': peer('GcViewerTotals', classpath, java, logs), 'GCToolKit': peer('GcToolKitTotals', classpath, java, logs)}
    rows, groups, reasons, none = [], {}, {tool: {} for tool in readings}, []
    for name in names:
        if name not in mine and truth[name][0] == 0:
            none.append(shown[name])
            continue
        group = ' | '.join(variants.get(name, (kinds[name], '', 'not told')))
        if kinds[name] == 'unified':
            group += ' | ' + decorations(texts[name])
        else:
            group += ' | '
        counts = groups.setdefault(group, {'files': 0, 'pauses': 0, 'total': Decimal(0), **{tool: 0 for tool in readings}})
        counts['files'] += 1
        counts['pauses'] += truth[name][0]
        counts['total'] += truth[name][1]
        cells = []
        for tool, found in readings.items():
            text, right = cell(truth[name], found.get(name))
            counts[tool] += right
            if not right:
                why = reason(kinds[name], texts[name], truth[name], found.get(name), tool)
                reasons[tool][why] = reasons[tool].get(why, 0) + 1
                text += f' ({why})'
            cells.append(text)
        rows.append((group, shown[name], truth[name], cells))
    write(groups, rows, reasons, none, list(readings))


def write(groups, rows, reasons, none, tools):
    everything = {key: sum(counts[key] for counts in groups.values()) for key in ('files', 'pauses', *tools)}
    out = ['# Collection logs: what is read, and what comes out', '',
           'Written by `releng/benchmarks/gclog/peers/run --table FOLDER`. Truth is an independent script, `releng/benchmarks/gclog/sum-pauses.py`, which adds up the pauses by the plainest rules and shares no code with WireTune. '
           'A reading is equal where number and sum of the pauses agree (to a microsecond for each pause). GCViewer is 1.36, GCToolKit 3.5.0, both from Maven Central; '
           'GCToolKit counts what its events tell as a pause. The files come from three places: `generated` was written by the virtual machines of this computer; '
           '`after-the-documents` by `releng/benchmarks/gclog/j9-variants.py`, because no IBM virtual machine is to be had here; all others are public samples, most of them '
           'what GCViewer and garbagecat are tested with, many of them fragments of a few lines, which is hard on tools that need a header. '
           f'{len(none)} files in which neither the script nor WireTune finds anything of a collection log are left out; they are named at the end.', '',
           f'Equal to the script: WireTune {everything["WireTune"]} of {everything["files"]} files, GCViewer {everything["GCViewer"]}, GCToolKit {everything["GCToolKit"]}.', '',
           '## Each format and variant', '',
           'Release and collector are what the file tells; decorations is how many stand before a line of unified logging.', '',
           '| format | release | collector | decorations | files | pauses | seconds | WireTune equal | GCViewer equal | GCToolKit equal |', '|---|---|---|---|---|---|---|---|---|---|']
    for group in sorted(groups):
        counts = groups[group]
        out.append(f'| {group} | {counts["files"]} | {counts["pauses"]} | {counts["total"]:.6f} | ' + ' | '.join(str(counts[tool]) for tool in tools) + ' |')
    out.append(f'| all | | | | {everything["files"]} | {everything["pauses"]} | | ' + ' | '.join(str(everything[tool]) for tool in tools) + ' |')
    out += ['', '## Why readings differ', '', 'As far as the file shows it.', '', '| tool | what it does | files |', '|---|---|---|']
    for tool in tools:
        for why, count in sorted(reasons[tool].items(), key=lambda each: -each[1]):
            out.append(f'| {tool} | {why} | {count} |')
        if not reasons[tool]:
            out.append(f'| {tool} | nothing differs | 0 |')
    out += ['', '## Each file', '', 'Pauses and their sum in seconds.', '', '| format | release | collector | decorations | file | script | ' + ' | '.join(tools) + ' |', '|---|---|---|---|---|---|---|---|---|']
    for group, name, values, cells in sorted(rows):
        out.append(f'| {group} | {name} | {values[0]} / {values[1]:f} | ' + ' | '.join(cells) + ' |')
    out += ['', '## Files left out', '', 'Neither the script nor WireTune finds anything of a collection log in them.', '']
    out += [f'- {name}' for name in sorted(none)]
    (root / 'releng' / 'GCLOGS.md').write_text('\n'.join(out) + '\n', encoding='utf-8')
    print(f'{everything["files"]} logs: WireTune {everything["WireTune"]}, GCViewer {everything["GCViewer"]}, GCToolKit {everything["GCToolKit"]} equal to the script; written to releng/GCLOGS.md')


if __name__ == '__main__':
    main()
