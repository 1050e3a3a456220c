#!/usr/bin/env python3
"""Writes small verbose:gc logs as the virtual machines of IBM and OpenJ9 write them, which no computer of ours has: the older
format (R23, R24) and the newer one (R26, R27, R28 and OpenJ9, whose version is a hash) with each of their policies. Elements and
their order are those of the published samples and of the OpenJ9 documentation; times and sizes are drawn, always the same.
usage: j9-variants.py FOLDER"""
import pathlib
import random
import sys

OLD = {'R23': '20060501_06428_BHdSMr', 'R24': '20081107_25433_bHdSMr'}
NEW = {'R26': 'R26_Java6_SR5_20121201_1200_B129876_CMPRSS', 'R27': 'R27_Java7_SR1_20131128_1010_B176789_CMPRSS',
       'R28': 'R28_Java8_SR7_20201021_0836_B459876_CMPRSS', 'OpenJ9': '36133574c_CMPRSS'}
MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
STOPS = 300
MEGABYTE = 1 << 20


class Log:
    """Lines, and a clock that goes on."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.millis = 8 * 3600 * 1000
        self.number = 1

    def add(self, text):
        self.lines.append(text)

    def id(self):
        self.number += 1
        return self.number

    def later(self):
        gap = self.random.randint(200, 4000)
        self.millis += gap
        return gap

    def time(self, start, end):
        """Milliseconds with three digits, as the virtual machine prints them."""
        return f'{self.random.uniform(start, end):.3f}'

    def old_stamp(self):
        seconds = self.millis // 1000
        return f'{MONTHS[5]} {11 + seconds // 86400:02d} {seconds // 3600 % 24:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d} 2009'

    def stamp(self):
        seconds = self.millis // 1000
        return f'2024-06-{11 + seconds // 86400:02d}T{seconds // 3600 % 24:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}.{self.millis % 1000:03d}'


def spaces(nursery, tenured, gencon, indent):
    text = []
    if gencon:
        text.append(f'{indent}<nursery freebytes="{nursery}" totalbytes="67108864" percent="{nursery * 100 // 67108864}" />')
    text.append(f'{indent}<tenured freebytes="{tenured}" totalbytes="201326592" percent="{tenured * 100 // 201326592}" >')
    text.append(f'{indent}  <soa freebytes="{tenured}" totalbytes="191260672" percent="40" />\n{indent}  <loa freebytes="10065920" totalbytes="10065920" percent="100" />')
    text.append(f'{indent}</tenured>')
    return '\n'.join(text)


def old_collection(log, kind, gencon):
    mark, sweep, compact = log.time(20, 90), log.time(1, 6), log.time(0, 40)
    scavenge = kind == 'scavenger'
    log.add(f'  <gc type="{kind}" id="{log.number}" totalid="{log.number}" intervalms="{log.time(200, 4000)}">')
    if scavenge:
        log.add('    <flipped objectcount="12345" bytes="1048576" />\n    <tenured objectcount="321" bytes="65536" />\n    <refs_cleared soft="0" weak="3" phantom="0" />')
        log.add(f'    <timesms total="{log.time(1, 20)}" />')
    else:
        log.add('    <refs_cleared soft="4" threshold="32" weak="7" phantom="0" />\n    <finalization objectsqueued="2" />')
        log.add(f'    <timesms mark="{mark}" sweep="{sweep}" compact="{compact}" total="{float(mark) + float(sweep) + float(compact) + .1:.3f}" />')
    log.add(spaces(60 * MEGABYTE, 90 * MEGABYTE, gencon, '    '))
    log.add('  </gc>')


def old(version, policy, seed):
    log = Log(seed)
    gencon = policy == 'gencon'
    log.add(f'<?xml version="1.0" ?>\n\n<verbosegc version="{version}">\n')
    for number in range(1, STOPS + 1):
        gap = log.later()
        stamp = log.old_stamp()
        if policy == 'optavgpause' and number % 7 == 0:
            log.add(f'<con event="kickoff" timestamp="{stamp}">\n  <kickoff reason="threshold reached" traceTarget="4713160" freebytes="300000" />\n</con>\n')
            log.add(f'<con event="collection" id="{number}" timestamp="{stamp}" intervalms="{gap}.000">\n  <time exclusiveaccessms="0.023" />')
            log.add(spaces(0, 20 * MEGABYTE, False, '  '))
            old_collection(log, 'global', False)
            log.add(f'  <time totalms="{log.time(20, 120)}" />\n</con>\n')
            continue
        if number % 50 == 0:
            log.add(f'<sys id="{number}" timestamp="{stamp}" intervalms="{gap}.000">\n  <time exclusiveaccessms="0.031" />')
            log.add(spaces(10 * MEGABYTE, 50 * MEGABYTE, gencon, '  '))
            old_collection(log, 'global', gencon)
            log.add(f'  <time totalms="{log.time(40, 160)}" />\n</sys>\n')
            continue
        full = not gencon or number % 20 == 0
        space = 'nursery' if gencon and not full else 'tenured'
        log.add(f'<af type="{space}" id="{number}" timestamp="{stamp}" intervalms="{gap}.000">\n  <minimum requested_bytes="{log.random.randint(3, 4000) * 8}" />\n  <time exclusiveaccessms="0.012" />')
        log.add(spaces(0, 20 * MEGABYTE, gencon, '  '))
        old_collection(log, 'global' if full else 'scavenger', gencon)
        log.add(spaces(60 * MEGABYTE, 90 * MEGABYTE, gencon, '  '))
        log.add(f'  <time totalms="{log.time(*((40, 160) if full else (2, 25)))}" />\n</af>\n')
        log.number += 1
    log.add('</verbosegc>')
    return '\n'.join(log.lines) + '\n'


def memory(log, policy, free):
    number, total = log.id(), 268435456
    log.add(f'  <mem-info id="{number}" free="{free}" total="{total}" percent="{free * 100 // total}">')
    if policy == 'gencon':
        log.add(f'    <mem type="nursery" free="{free // 4}" total="67108864" percent="50">\n      <mem type="allocate" free="{free // 4}" total="60000000" percent="50" />\n'
                '      <mem type="survivor" free="0" total="7108864" percent="0" />\n    </mem>')
    if policy == 'balanced':
        log.add(f'    <mem type="eden" free="{free // 8}" total="33554432" percent="50" />\n    <arraylet-primitive objects="1" leaves="2" largest="2" />')
    else:
        log.add(f'    <mem type="tenure" free="{free * 3 // 4}" total="201326592" percent="50">\n      <mem type="soa" free="{free * 3 // 4}" total="191260672" percent="50" />\n'
                '      <mem type="loa" free="10065920" total="10065920" percent="100" />\n    </mem>')
    log.add('    <pending-finalizers system="2" default="3" reference="1" classloader="0" />\n    <remembered-set count="1234" />\n  </mem-info>')


def collection(log, policy, kind, context):
    stamp = log.stamp()
    log.add(f'<gc-start id="{log.id()}" type="{kind}" contextid="{context}" timestamp="{stamp}">')
    memory(log, policy, log.random.randint(4, 40) * MEGABYTE)
    log.add('</gc-start>\n<allocation-stats totalBytes="52428800" >\n  <allocated-bytes non-tlh="1048576" tlh="51380224" />\n  <largest-consumer threadName="main" threadId="00000000001D3" bytes="50000000" />\n</allocation-stats>')
    operations = {'scavenge': ['scavenge'], 'partial gc': ['copy forward', 'classunload', 'sweep'], 'global mark phase': ['mark increment']}.get(kind, ['mark', 'classunload', 'sweep', 'compact'])
    for operation in operations:
        log.add(f'<gc-op id="{log.id()}" type="{operation}" timems="{log.time(1, 30)}" contextid="{context}" timestamp="{stamp}" />')
    log.add(f'<gc-end id="{log.id()}" type="{kind}" contextid="{context}" durationms="{log.time(2, 90)}" usertimems="12.000" systemtimems="0.000" timestamp="{stamp}" activeThreads="4">')
    memory(log, policy, log.random.randint(60, 200) * MEGABYTE)
    log.add('</gc-end>')


def stop(log, policy, kind, begin, end):
    """A stop of the application with a collection in it."""
    stamp = log.stamp()
    log.add(f'<exclusive-start id="{log.id()}" timestamp="{stamp}" intervalms="{log.time(200, 4000)}">\n'
            '  <response-info timems="0.050" idlems="0.010" threads="3" lastid="0000000002F16800" lastname="worker" />\n</exclusive-start>')
    if begin:
        log.add(begin.format(id=log.id(), stamp=stamp, bytes=log.random.randint(3, 4000) * 8))
    context = log.id()
    log.add(f'<cycle-start id="{context}" type="{kind}" contextid="0" timestamp="{stamp}" intervalms="{log.time(200, 4000)}" />')
    collection(log, policy, kind, context)
    log.add(f'<cycle-end id="{log.id()}" type="{kind}" contextid="{context}" timestamp="{stamp}" />')
    if end:
        log.add(end.format(id=log.id(), stamp=stamp))
    log.add(f'<exclusive-end id="{log.id()}" timestamp="{stamp}" durationms="{log.time(3, 120)}" />\n')


def new(version, policy, seed):
    log = Log(seed)
    log.add(f'<?xml version="1.0" encoding="UTF-8"?>\n\n<verbosegc xmlns="http://www.ibm.com/j9/verbosegc" version="{version}">\n\n'
            f'<initialized id="{log.id()}" timestamp="{log.stamp()}">\n  <attribute name="gcPolicy" value="-Xgcpolicy:{policy}" />\n'
            '  <attribute name="maxHeapSize" value="0x10000000" />\n  <attribute name="initialHeapSize" value="0x4000000" />\n'
            '  <attribute name="compressedRefs" value="true" />\n  <attribute name="gcthreads" value="4" />\n'
            '  <system>\n    <attribute name="physicalMemory" value="16826523648" />\n    <attribute name="numCPUs" value="4" />\n  </system>\n'
            f'  <vmargs>\n    <vmarg name="-Xgcpolicy:{policy}" />\n    <vmarg name="-Xmx256m" />\n  </vmargs>\n</initialized>\n')
    failure = '<af-start id="{id}" threadId="00000000001D3" totalBytesRequested="{bytes}" timestamp="{stamp}" intervalms="900.000" type="%s" />'
    satisfied = '<allocation-satisfied id="{id}" threadId="00000000001D3" bytesRequested="24" />\n<af-end id="{id}9" timestamp="{stamp}" threadId="00000000001D3" success="true" from="nursery"/>'
    taxation = '<allocation-taxation id="{id}" taxation-threshold="2621440" timestamp="{stamp}" intervalms="900.000" />'
    for number in range(1, STOPS + 1):
        log.later()
        if number % 50 == 0:
            stop(log, policy, 'global garbage collect' if policy == 'balanced' else 'global',
                 '<sys-start id="{id}" timestamp="{stamp}" intervalms="900.000" reason="explicit" />', '<sys-end id="{id}" timestamp="{stamp}" />')
        elif policy == 'balanced':
            stop(log, policy, 'global mark phase' if number % 9 == 0 else 'partial gc', taxation, '')
        elif policy == 'optavgpause' and number % 5 == 0 or policy == 'gencon' and number % 31 == 0:
            concurrent(log, policy)
        elif policy == 'gencon' and number % 20 != 0:
            stop(log, policy, 'scavenge', failure % 'nursery', satisfied)
        else:
            stop(log, policy, 'global', failure % 'tenure', satisfied)
    log.add('</verbosegc>')
    return '\n'.join(log.lines) + '\n'


def concurrent(log, policy):
    """A collection beside the application: a stop that begins it, and one that ends it."""
    stamp = log.stamp()
    log.add(f'<concurrent-kickoff id="{log.id()}" timestamp="{stamp}">\n  <kickoff reason="threshold reached" targetBytes="37608078" thresholdFreeBytes="5049037" />\n</concurrent-kickoff>')
    log.add(f'<exclusive-start id="{log.id()}" timestamp="{stamp}" intervalms="{log.time(200, 4000)}">\n  <response-info timems="0.050" idlems="0.010" threads="3" />\n</exclusive-start>')
    log.add(f'<cycle-start id="{log.id()}" type="global" contextid="0" timestamp="{stamp}" intervalms="{log.time(200, 4000)}" />')
    log.add(f'<exclusive-end id="{log.id()}" timestamp="{stamp}" durationms="{log.time(.2, 1)}" />\n')
    log.later()
    stamp = log.stamp()
    log.add(f'<exclusive-start id="{log.id()}" timestamp="{stamp}" intervalms="{log.time(200, 4000)}">\n  <response-info timems="0.050" idlems="0.010" threads="3" />\n</exclusive-start>')
    log.add(f'<concurrent-collection-start id="{log.id()}" timestamp="{stamp}" intervalms="{log.time(200, 4000)}" >\n'
            '  <concurrent-trace-info reason="card cleaning threshold reached" tracedByMutators="1000" tracedByHelpers="2000" cardsCleaned="3000" workStackOverflowCount="0" />\n</concurrent-collection-start>')
    collection(log, policy, 'global', log.number)
    log.add(f'<cycle-end id="{log.id()}" type="global" contextid="2" timestamp="{stamp}" />\n<concurrent-collection-end id="{log.id()}" timestamp="{stamp}" />')
    log.add(f'<exclusive-end id="{log.id()}" timestamp="{stamp}" durationms="{log.time(10, 90)}" />\n')


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    seed = 0
    for release, version in OLD.items():
        for policy in ('optthruput', 'optavgpause', 'gencon'):
            seed += 1
            (folder / f'j9-{release}-{policy}.log').write_text(old(version, policy, seed), encoding='utf-8')
    for release, version in NEW.items():
        for policy in ('optthruput', 'optavgpause', 'gencon', 'balanced'):
            seed += 1
            (folder / f'j9-{release}-{policy}.log').write_text(new(version, policy, seed), encoding='utf-8')


if __name__ == '__main__':
    main()
