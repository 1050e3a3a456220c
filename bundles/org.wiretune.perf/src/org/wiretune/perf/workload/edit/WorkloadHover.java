/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

import static org.wiretune.perf.workload.edit.WorkloadTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/**
 * What a key or kind of a workload file means.
 *
 * @param offset where the explained text begins
 * @param length how long it is
 * @param text sentences on lines of their own
 */
public record WorkloadHover(int offset, int length, String text) {

	/** The key that names the kind. */
	static final String KIND = "kind";

	/**
	 * Explains what stands at a place.
	 *
	 * @param text text of a workload file
	 * @param offset the place
	 * @return what it means; empty in comments, between lines and at keys that the kind does not have
	 */
	public static Optional<WorkloadHover> at(String text, int offset) {
		TextLines lines = new TextLines(text);
		int line = lines.lineAt(offset);
		List<WorkloadText.Entry> entries = WorkloadText.entries(text);
		Optional<WorkloadKind> kind = kind(entries);
		for (WorkloadText.Entry entry : entries) {
			int start = lines.offset(entry.line(), entry.nameColumn());
			int end = lines.offset(entry.line(), entry.valueColumn() + entry.value().length());
			if (entry.line() == line && offset >= start && offset <= end) {
				return explain(entry, kind).map(words -> new WorkloadHover(start, end - start, words));
			}
		}
		return Optional.empty();
	}

	private static Optional<String> explain(WorkloadText.Entry entry, Optional<WorkloadKind> kind) {
		if (entry.name().equals(KIND)) {
			return Optional.of(kind.map(WorkloadHover::of).orElseGet(() -> TEXTS.get("hover.kinds", kinds())));
		}
		return kind.flatMap(known -> known.key(entry.name())).map(WorkloadHover::of);
	}

	/** {@return the kind that entries name, empty where they name none or one that there is not} */
	static Optional<WorkloadKind> kind(List<WorkloadText.Entry> entries) {
		return entries.stream().filter(entry -> entry.name().equals(KIND)).findFirst()
				.flatMap(entry -> WorkloadKind.find(entry.value()));
	}

	static String kinds() {
		return String.join(", ", WorkloadKind.all().stream().map(WorkloadKind::id).toList());
	}

	/** {@return what a kind means} */
	static String of(WorkloadKind kind) {
		return TEXTS.get("hover.kind", kind.label(), kind.id()) + '\n' + kind.description();
	}

	/** {@return what a key means, how it is written and what holds without it} */
	static String of(WorkloadKey<?> key) {
		List<String> sentences = new ArrayList<>();
		sentences.add(TEXTS.get("hover.key", key.label(), key.name()));
		sentences.add(key.description());
		sentences.add(TEXTS.get("hover.form", key.type().form()));
		String standard = standard(key);
		if (key.standard().isEmpty()) {
			sentences.add(TEXTS.get("hover.required"));
		} else if (key.isRepeated()) {
			sentences.add(TEXTS.get("hover.repeated"));
		} else if (!standard.isEmpty()) {
			sentences.add(TEXTS.get("hover.standard", standard));
		}
		return String.join("\n", sentences);
	}

	/** {@return the text of the value that holds without a line, empty where there is none} */
	static <T> String standard(WorkloadKey<T> key) {
		return key.standard().map(key.type()::text).orElse("");
	}
}
