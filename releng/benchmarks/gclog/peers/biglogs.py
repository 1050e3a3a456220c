#!/usr/bin/env python3
"""Writes large collection logs. usage: biglogs.py unified SMALL.log LARGE.log MEGABYTES | biglogs.py j9 LARGE.log MEGABYTES

unified: a real log, written by a virtual machine a moment ago, is repeated with times and numbers of collections that go on.
j9: cycles of IBM J9 with the gencon policy, one global collection after nineteen scavenges, in the elements of R28; `-` as the
file writes to the standard output, without end where MEGABYTES is 0."""
import re
import sys


def unified(small, large, megabytes):
    text = open(small, encoding='latin-1').read()
    lines = text.splitlines(keepends=True)
    first = next(index for index, line in enumerate(lines) if 'GC(' in line)
    head, body = lines[:first], lines[first:]
    last_id = max(int(number) for number in re.findall(r'GC\((\d+)\)', text)) + 1
    last_time = max(float(time) for time in re.findall(r'\[(\d+\.\d+)s\]', text))
    stamp = re.compile(r'\[(\d+\.\d+)s\]')
    number = re.compile(r'GC\((\d+)\)')
    # Pieces between the numbers are made once.
    parts = []
    for line in body:
        time, collection = stamp.search(line), number.search(line)
        if not time:
            parts.append((line, None, '', None, ''))
        elif not collection:
            parts.append((line[:time.start(1)], float(time.group(1)), line[time.end(1):], None, ''))
        else:
            parts.append((line[:time.start(1)], float(time.group(1)), line[time.end(1):collection.start(1)], int(collection.group(1)), line[collection.end(1):]))
    written = 0
    with open(large, 'w', encoding='latin-1') as out:
        out.writelines(head)
        turn = 0
        while written < megabytes << 20:
            shift, ids = turn * last_time, turn * last_id
            piece = []
            for a, time, b, collection, c in parts:
                if time is None:
                    piece.append(a)
                elif collection is None:
                    piece.append(f'{a}{time + shift:.3f}{b}')
                else:
                    piece.append(f'{a}{time + shift:.3f}{b}{collection + ids}{c}')
            block = ''.join(piece)
            out.write(block)
            written += len(block)
            turn += 1


def j9(large, megabytes):
    out = sys.stdout if large == '-' else open(large, 'w', encoding='ascii')
    out.write('<?xml version="1.0" ?>\n\n<verbosegc xmlns="http://www.ibm.com/j9/verbosegc" version="R28_Java8_SR8">\n\n'
              '<initialized id="1" timestamp="2026-01-01T00:00:00.000">\n  <attribute name="gcPolicy" value="-Xgcpolicy:gencon" />\n'
              '  <attribute name="maxHeapSize" value="0x20000000" />\n</initialized>\n\n')
    written, number, cycle = 0, 2, 0
    while megabytes == 0 or written < megabytes << 20:
        block = []
        for _ in range(500):
            seconds = cycle // 2
            stamp = (f'2026-{1 + seconds // 2419200 % 12:02d}-{1 + seconds // 86400 % 28:02d}T{seconds // 3600 % 24:02d}:{seconds // 60 % 60:02d}:'
                     f'{seconds % 60:02d}.{500 * (cycle % 2):03d}')
            full = cycle % 20 == 19
            kind, kept = ('global', 150_000_000) if full else ('scavenge', 180_000_000 + cycle % 20 * 5_000_000)
            total, young = 536_870_912, 134_217_728
            pause = 41.125 if full else 3.5 + cycle % 7 * 0.25
            def memory(free, nursery):
                return (f'  <mem-info id="{number + 3}" free="{free}" total="{total}" percent="{free * 100 // total}">\n'
                        f'    <mem type="nursery" free="{nursery}" total="{young}" percent="{nursery * 100 // young}">\n'
                        f'      <mem type="allocate" free="{nursery}" total="{young}" percent="0" />\n    </mem>\n'
                        f'    <mem type="tenure" free="{free - nursery}" total="{total - young}" percent="50" />\n'
                        f'    <remembered-set count="1234" />\n  </mem-info>\n')
            block.append(
                f'<exclusive-start id="{number}" timestamp="{stamp}" intervalms="500.000">\n  <response-info timems="0.050" idlems="0.010" threads="3" />\n'
                f'</exclusive-start>\n<af-start id="{number + 1}" threadId="0000000001D3" totalBytesRequested="{24 + cycle % 9 * 8}" timestamp="{stamp}" intervalms="500.000" type="nursery" />\n'
                f'<cycle-start id="{number + 2}" type="{kind}" contextid="0" timestamp="{stamp}" intervalms="500.000" />\n'
                f'<gc-start id="{number + 3}" type="{kind}" contextid="{number + 2}" timestamp="{stamp}">\n{memory(total - kept - 100_000_000, 1_000_000)}</gc-start>\n'
                f'<allocation-stats totalBytes="104857600" >\n  <allocated-bytes non-tlh="1048576" tlh="103809024" />\n</allocation-stats>\n'
                f'<gc-op id="{number + 4}" type="{"mark" if full else "scavenge"}" timems="{pause / 2:.3f}" contextid="{number + 2}" timestamp="{stamp}">\n'
                f'  <scavenger-info tenureage="14" tiltratio="70" />\n  <memory-copied type="nursery" objects="10000" bytes="1000000" bytesdiscarded="1000" />\n</gc-op>\n'
                f'<gc-end id="{number + 5}" type="{kind}" contextid="{number + 2}" durationms="{pause - 0.25:.3f}" usertimems="10.000" systemtimems="0.000" timestamp="{stamp}" activeThreads="2">\n'
                f'{memory(total - kept, 100_000_000)}</gc-end>\n'
                f'<cycle-end id="{number + 6}" type="{kind}" contextid="{number + 2}" timestamp="{stamp}" />\n'
                f'<allocation-satisfied id="{number + 7}" threadId="0000000001D3" bytesRequested="24" />\n'
                f'<af-end id="{number + 8}" timestamp="{stamp}" threadId="0000000001D3" success="true" />\n'
                f'<exclusive-end id="{number + 9}" timestamp="{stamp}" durationms="{pause:.3f}" />\n\n')
            number += 10
            cycle += 1
        text = ''.join(block)
        out.write(text)
        written += len(text)
    out.write('</verbosegc>\n')


if __name__ == '__main__':
    if sys.argv[1] == 'unified':
        unified(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        try:
            j9(sys.argv[2], int(sys.argv[3]))
        except BrokenPipeError:
            sys.stderr.close()
