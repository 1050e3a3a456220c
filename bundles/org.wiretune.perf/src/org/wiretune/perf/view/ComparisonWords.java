/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.ReferenceComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.result.RunFile;

/** What two runs are called beside each other, and what their comparison comes to. */
final class ComparisonWords {

	private ComparisonWords() {
	}

	/** What is compared, in few words: what changed, or where nothing did the times. */
	static String name(RunFile before, RunFile after, List<SettingDifference> settings, RunHeadline times) {
		List<String> imports = ReferenceComparison.changed(before, after);
		if (imports.size() == 1) {
			return TEXTS.get("compare.name.import", imports.get(0), binding(before, imports.get(0)), binding(after, imports.get(0)));
		}
		if (!imports.isEmpty()) {
			return TEXTS.get("compare.name.imports", imports.get(0), imports.size() - 1);
		}
		if (!before.name().equals(after.name())) {
			return TEXTS.get("compare.name.sides", before.name(), after.name());
		}
		return switch (settings.size()) {
			case 0 -> TEXTS.get("compare.name.times", after.name(), times.shortTimes(before.startedAt(), after.startedAt()));
			case 1 -> TEXTS.get("compare.name.setting", settings.get(0).name(), value(settings.get(0).before()), value(settings.get(0).after()));
			default -> TEXTS.get("compare.name.settings", after.name(), settings.size());
		};
	}

	private static String binding(RunFile run, String name) {
		Optional<ImportUnderTest> found = run.specification().imports().stream().filter(each -> each.name().equals(name)).findFirst();
		return found.map(each -> each.binding().label()).orElse("");
	}

	private static String value(String text) {
		return text.isEmpty() ? TEXTS.get("compare.name.notSet") : text;
	}

	/** What the comparison comes to, a sentence; what changed by itself before what all lines say. */
	static String verdict(List<ComparedRow> rows) {
		List<MeasurementComparison> references = rows.stream().filter(ComparedRow::isReference).flatMap(row -> row.compared().stream()).toList();
		if (!references.isEmpty()) {
			return new RunSides(Optional.empty(), references).sentences().strip();
		}
		List<ComparedRow> compared = rows.stream().filter(row -> row.compared().isPresent()).toList();
		if (compared.isEmpty()) {
			return TEXTS.get("compare.sum.nothing");
		}
		if (compared.size() == 1) {
			ComparedRow only = compared.get(0);
			return TEXTS.get("compare.sum.one", only.label(), only.valueBefore(), only.valueAfter(), only.verdict());
		}
		List<String> counts = new ArrayList<>();
		for (Change change : List.of(Change.FASTER, Change.SLOWER, Change.SAME, Change.NONE)) {
			long count = compared.stream().filter(row -> row.change() == change).count();
			if (count > 0) {
				counts.add(TEXTS.get("compare.sum." + change.name(), count));
			}
		}
		return TEXTS.get("compare.sum", compared.size(), String.join(", ", counts));
	}
}
