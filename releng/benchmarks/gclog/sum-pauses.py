#!/usr/bin/env python3
"""Sums the pauses of garbage-collection logs by the plainest rules, to check the analyser against. It shares no code and no
idea with it: whole text in memory, regular expressions, decimals. Usage: sum-pauses.py FILE...

Unified logging: every line of a collection that begins with "Pause" and ends with "<number>ms" is a stop.
IBM J9: every exclusive-end, and the last totalms of every af, sys and con event="collection".
HotSpot before 9: every outermost bracket [GC ...] or [Full GC ...] that ends with "<number> secs]".
IBM 1.4: "completed in <n> ms" of an allocation failure with a collection, else "in <n> ms" of a collection."""
import gzip
import re
import sys
from decimal import Decimal

UNIFIED = re.compile(r'GC\(\d+\) (?:[A-Za-z]: )?Pause .*? (\d+[.,]\d+|\d+)ms *\r?$', re.M)
EXCLUSIVE = re.compile(r'<exclusive-end [^>]*durationms="([\d.]+)"')
OLD_J9 = re.compile(r'<(af|sys|con)( [^>]*)>((?:(?!<af |<sys |<con |<verbosegc).)*?)</\1>', re.S)
TOTAL = re.compile(r'totalms="([\d.]+)"')
LINE_EVENT = re.compile(r'^[\d\-T:.,+# ]*\[(?:Full )?GC(?! concurrent| Worker)', re.M)
LEGACY_START = re.compile(r'(?:Full GC|GC(?: ?\(| ?\[| [0-9]|[0-9]|--| pause| remark| cleanup|AdaptiveSize|Before GC| ?$| \n))')


def number(text):
    return Decimal(text.replace(',', '.'))


def legacy(text):
    pauses = []
    starts = [match.start() for match in LINE_EVENT.finditer(text)]
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
    return pauses


def ibm_text(text):
    pauses = []
    in_failure = False
    sums = None
    for line in text.splitlines():
        if 'Allocation Failure' in line and '<AF[' in line:
            if sums is not None:
                pauses.append(sums)
            in_failure, sums = True, None
        elif '<AF[' in line and 'completed in' in line and in_failure:
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
    if '<verbosegc' in text or '<exclusive-start' in text:
        pauses = [number(each) / 1000 for each in EXCLUSIVE.findall(text)]
        for name, attributes, inside in OLD_J9.findall(text):
            totals = TOTAL.findall(inside)
            if totals and (name != 'con' or 'event="collection"' in attributes):
                pauses.append(number(totals[-1]) / 1000)
        return 'j9', pauses
    if re.search(r'^ *<GC[(\[:]|^<AF\[', text, re.M):
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
