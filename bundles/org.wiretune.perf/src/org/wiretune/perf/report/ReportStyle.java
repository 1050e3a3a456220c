/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import java.util.List;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.svg.SvgStyle;

/** The style sheet of the report: light and dark by the reader's choice, black on white on paper. */
final class ReportStyle {

	static final String CSS = """
			:root{color-scheme:light dark;--back:#fff;--text:#1c2127;--weak:#5a6470;--line:#d5dae0;--shade:#eef1f4;
			--bad:#a8201a;--badback:#fdeeed;--good:#2c6e2f}
			@media (prefers-color-scheme:dark){:root{--back:#15181c;--text:#e4e7ea;--weak:#9aa5b1;--line:#343b43;--shade:#1f242a;
			--bad:#ff9a92;--badback:#3a1d1c;--good:#8fd07a}}
			@media print{:root{color-scheme:light}figure{break-inside:avoid}}
			body{margin:0 auto;max-width:96rem;padding:1.5rem;background:var(--back);color:var(--text);
			font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
			h1{font-size:1.6rem;margin:0;overflow-wrap:anywhere}h2{font-size:1.15rem;margin:2.2rem 0 .5rem}
			h3{font-size:1rem;margin:1.6rem 0 .3rem}
			p{margin:.4rem 0;max-width:60rem}.weak{color:var(--weak)}
			.verdict{border-left:4px solid var(--good);padding:.3rem .8rem;margin:1rem 0;background:var(--shade)}
			.verdict.bad{border-color:var(--bad);background:var(--badback)}.verdict.open{border-color:var(--weak)}
			td.bad,li.bad,.verdict.bad b{color:var(--bad)}.good{color:var(--good)}
			.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
			th,td{padding:.3rem .4rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
			th{color:var(--weak);font-weight:600;vertical-align:bottom;line-height:1.25}
			td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}td.n{white-space:nowrap}
			td.w{white-space:nowrap}tr.invalid td.n{color:var(--weak);font-style:italic}
			ul{padding-left:1.2rem;margin:.3rem 0}li{margin:.2rem 0;max-width:60rem}
			pre{background:var(--shade);padding:.8rem;overflow-x:auto;font-size:.85rem}
			.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(34rem,100%),1fr));gap:.4rem 1.5rem}
			figure{margin:.3rem 0;max-width:760px;min-width:0}figcaption{font-size:.85rem;color:var(--weak)}
			figcaption b{color:var(--text);margin-right:.4rem}
			.chart{width:100%;height:auto;display:block}
			details summary{cursor:pointer}
			""" + SvgStyle.rules(List.of(ChartInk.values()));

	private ReportStyle() {
	}
}
