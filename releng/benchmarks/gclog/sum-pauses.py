#!/usr/bin/env python3
"""Sums the pauses of garbage-collection logs by the plainest rules, to check the analyser against. It shares no code and no
idea with it: whole text in memory, regular expressions, decimals. Usage: sum-pauses.py FILE...

Unified logging: every line of a collection that begins with "Pause" and ends with "<number>ms" is a stop.
IBM J9: every exclusive-end by its durationms or, without one, by the timestamps of exclusive-start and of itself, and the last
totalms of every af, sys and con event="collection".
HotSpot before 9: every outermost bracket [GC ...] or [Full GC ...] that ends with "<number> secs]", and of Shenandoah every
bracket [Pause ...] that ends with "<number> ms]".
JRockit: every line of a collection with sizes, its "sum of pauses" or its only time in ms; where there is none, the phases "[pau]".
HP-UX: every line "<GC:" with 18 numbers the last, with 19 or 20 the 19th; not that of a concurrent cycle whose stops were told.
IBM 1.4: "completed in <n> ms" of an allocation failure with a collection, else "in <n> ms" of a collection."""
import gzip
import re
import sys
from datetime import datetime, timedelta
from decimal import Decimal

UNIFIED = re.compile(r'GC\(\d+\) (?:[A-Za-z]: )?Pause .*? (\d+[.,]\d+|\d+)ms *\r?$', re.M)
EXCLUSIVE = re.compile(r'<exclusive-(start|end) ([^>]*)>')
DURATION = re.compile(r'durationms="([\d.]+)"')
TIMESTAMP = re.compile(r'timestamp="([\d\-T:.]+)"')
OLD_J9 = re.compile(r'<(af|sys|con)( [^>]*)>((?:(?!<af |<sys |<con |<verbosegc).)*?)</\1>', re.S)
TOTAL = re.compile(r'totalms="([\d.]+)"')
NOTE = re.compile(r'<con event="(?!collection")(?:[^>]*/>|[^>]*>.*?</con>)', re.S)
SHENANDOAH = re.compile(r'\[Pause [^\[\]]*?, ([\d.,]+) ms\]')
JROCKIT = re.compile(r'^\[(?:[^\n\]]*\]\s?\[)*(?:memory |gcpause)\]', re.M)
JROCKIT_EVENT = re.compile(r'^\[[^\n]*?[\d.,]+(?:-[\d.,]+)?: [A-Za-z ]*\d+KB?->\d+KB? \(\d+KB?\)(?: in |, )(?:[\d.,]+ s, )?(?:sum of pauses )?([\d.,]+) ms', re.M)
JROCKIT_PHASE = re.compile(r'\[([YO]C#\d+)\] \[pau\] +([\d.,]+) ms \(')
HP = re.compile(r'^<GC: +(-?\d+(?: +[\d.,]+){17,19}) *>', re.M)
LINE_EVENT = re.compile(r'^[\d\-T:.,+# ]*\[(?:Full )?GC(?! concurrent| Worker)', re.M)
LEGACY_START = re.compile(r'(?:Full GC|GC(?: ?\(| ?\[| [0-9]|[0-9]|--| pause| remark| cleanup|AdaptiveSize| ?Before GC| \{Heap before| ?$| ?\r?\n))')


def number(text):
    return Decimal(text.replace(',', '.'))


def legacy(text):
    pauses = []
    starts = []
    for match in LINE_EVENT.finditer(text):
        # A scavenge before the remark is told within the remark.
        open_before = starts and 'Before GC' in text[match.start():match.end() + 20] and text.count('[', starts[-1], match.start()) > text.count(']', starts[-1], match.start())
        if not open_before:
            starts.append(match.start())
    for index, start in enumerate(starts):
        end = starts[index + 1] if index + 1 < len(starts) else len(text)
        part = re.sub(r'\[GC concurrent-[^\]]*\]', '', text[start:end])
        stack = []
        for match in re.finditer(r'\[(?!0x)|\]', part):
            if match.group() == '[':
                stack.append(match.start() + 1)
            elif stack:
                begin = stack.pop()
                inside = part[begin:match.start()]
                outer = any(LEGACY_START.match(part, other) for other in stack)
                if not outer and LEGACY_START.match(part, begin):
                    time = re.search(r'([\d.,]+) secs$', inside)
                    if time:
                        pauses.append(number(time.group(1).lstrip(',')))
    return pauses + [number(time) / 1000 for time in SHENANDOAH.findall(text)]


def exclusive(text):
    pauses, begin = [], None
    for name, attributes in EXCLUSIVE.findall(text):
        duration, time = DURATION.search(attributes), TIMESTAMP.search(attributes)
        now = datetime.fromisoformat(time.group(1)) if time else None
        if name == 'start':
            begin = now
        elif duration:
            pauses.append(number(duration.group(1)) / 1000)
        elif begin and now:
            pauses.append(Decimal((now - begin) // timedelta(milliseconds=1)) / 1000)
    return pauses


def jrockit(text):
    pauses = [number(time) / 1000 for time in JROCKIT_EVENT.findall(text)]
    if not pauses:
        phases = {}
        for collection, time in JROCKIT_PHASE.findall(text):
            phases[collection] = phases.get(collection, Decimal(0)) + number(time) / 1000
        pauses = list(phases.values())
    return pauses


def hp(text):
    pauses, told = [], False
    for line in HP.findall(text):
        words = line.split()
        if len(words) == 18:
            pauses.append(number(words[17]))
        elif words[0] in ('3', '4', '6', '7'):
            if not told:
                pauses.append(number(words[18]))
            told = False
        else:
            told = told or words[0] in ('11', '12')
            pauses.append(number(words[18]))
    return pauses


def ibm_text(text):
    pauses = []
    in_failure = False
    sums = None
    for line in text.splitlines():
        if 'Allocation Failure' in line and re.search(r'<AF[\[:]', line):
            if sums is not None:
                pauses.append(sums)
            in_failure, sums = True, None
        elif re.search(r'<AF[\[:]', line) and 'completed in' in line and in_failure:
            if sums is not None:
                pauses.append(number(re.search(r'completed in (\d+) ms', line).group(1)))
            in_failure, sums = False, None
        elif '<GC' in line and re.search(r'freed \d+ bytes.* in (\d+) ms', line):
            time = number(re.search(r' in (\d+) ms', line).group(1))
            if not in_failure and sums is not None:
                pauses.append(sums)
                sums = None
            sums = time if sums is None else sums + time
    if sums is not None:
        pauses.append(sums)
    return [pause / 1000 for pause in pauses]


def pauses_of(text):
    if re.search(r'<(?:verbosegc|exclusive-start|af type="|sys id="|con event=")', text):
        pauses = exclusive(text)
        for name, attributes, inside in OLD_J9.findall(NOTE.sub('', text)):
            totals = TOTAL.findall(inside)
            if totals and (name != 'con' or 'event="collection"' in attributes):
                pauses.append(number(totals[-1]) / 1000)
        return 'j9', pauses
    if HP.search(text):
        return 'hp-ux', hp(text)
    if JROCKIT.search(text) and not UNIFIED.search(text):
        return 'jrockit', jrockit(text)
    if re.search(r'^ *<GC[(\[:]|^<AF[\[:]', text, re.M):
        return 'ibm-text', ibm_text(text)
    unified = [number(each) / 1000 for each in UNIFIED.findall(text)]
    if unified or re.search(r'^\[.*\]\s*(GC\(\d+\)|Using )', text, re.M) or re.search(r'^GC\(\d+\) ', text, re.M):
        return 'unified', unified
    return 'before-9', legacy(text)


def read(path):
    with open(path, 'rb') as file:
        data = file.read()
    return (gzip.decompress(data) if data[:2] == b'\x1f\x8b' else data).decode('latin-1')


if __name__ == '__main__':
    for name in sys.argv[1:]:
        kind, found = pauses_of(read(name))
        print(f'{name}\t{kind}\t{len(found)}\t{sum(found, Decimal(0)):f}\t{max(found, default=Decimal(0)):f}')
