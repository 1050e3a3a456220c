/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

import static org.wiretune.perf.workload.edit.WorkloadTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadText;

/**
 * The texts of new workload files: a short documented beginning for each kind, then every further key of the kind as a
 * comment, with what it means and what holds without it.
 */
public final class WorkloadTemplates {

	private WorkloadTemplates() {
	}

	/**
	 * The text of a new file.
	 *
	 * @param kind the kind
	 * @param name name of the workload
	 * @return the text; it has no problem
	 */
	public static String text(WorkloadKind kind, String name) {
		String begin = beginning(kind).replace("${name}", name.replaceAll("[\\p{Cntrl}#]", " ").strip());
		Set<String> there = WorkloadText.entries(begin).stream().map(WorkloadText.Entry::name).collect(Collectors.toSet());
		StringBuilder text = new StringBuilder(begin).append("\n# ").append(TEXTS.get("template.further")).append('\n');
		for (WorkloadKey<?> key : kind.keys()) {
			if (!there.contains(key.name())) {
				text.append("#\n# ").append(key.description()).append('\n');
				text.append("#").append(key.name()).append(": ").append(WorkloadHover.standard(key)).append('\n');
			}
		}
		return text.toString();
	}

	private static String beginning(WorkloadKind kind) {
		try (InputStream stream = WorkloadTemplates.class.getResourceAsStream("templates/" + kind.id() + ".workload")) {
			return stream == null ? "# " + kind.description() + "\nkind: " + kind.id() + "\nname: ${name}\n"
					: new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
		} catch (IOException unreadable) {
			throw new UncheckedIOException(unreadable);
		}
	}
}
