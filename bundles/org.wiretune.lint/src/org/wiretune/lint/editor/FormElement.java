/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.text.Texts;

/**
 * An export, import, component or stand-alone reference with everything that governs it.
 *
 * @param id stays the same as long as role and name do; unique in its form
 * @param role what it is
 * @param name its name as written, secrets hidden
 * @param summary a few words on it, such as its binding
 * @param origin where it stands; null where no file says so
 * @param groups its settings
 * @param findings findings that belong to none of the values shown
 */
public record FormElement(String id, ElementRole role, String name, String summary, Origin origin, List<FormGroup> groups,
		List<Finding> findings) {

	private static final Texts TEXTS = Texts.of(FormElement.class, "editor");

	/** Copies the lists and hides secrets: names come out of files. */
	public FormElement {
		name = Secrets.hidden(name);
		summary = Secrets.hidden(summary);
		groups = List.copyOf(groups);
		findings = List.copyOf(findings);
	}

	/** {@return all rows in order} */
	public List<FormRow> rows() {
		return groups.stream().flatMap(group -> group.rows().stream()).toList();
	}

	/** {@return the findings of the element and of its values, each once} */
	public List<Finding> allFindings() {
		List<Finding> all = new ArrayList<>(findings);
		rows().stream().flatMap(row -> row.findings().stream()).filter(finding -> !all.contains(finding)).forEach(all::add);
		return all;
	}

	/** {@return the severity of the most important finding, or null where there is none} */
	public Severity severity() {
		return allFindings().stream().map(Finding::severity).max(Enum::compareTo).orElse(null);
	}

	/** {@return the name, and what it is, for screen readers} */
	public String sentence() {
		return TEXTS.get("element.sentence", role.word(), name, summary, String.valueOf(allFindings().size()));
	}

	/** {@return everything that is shown but the values, so that two of one shape are shown by the same controls} */
	public String shape() {
		StringBuilder shape = new StringBuilder(id);
		findings.forEach(finding -> append(shape, finding));
		for (FormGroup group : groups) {
			shape.append('\n').append(group.title()).append(group.description());
			for (FormRow row : group.rows()) {
				shape.append('\n').append(row.id()).append(row.label()).append(row.kind()).append(row.choices()).append(row.unit()).append(row.standard())
						.append(row.isEditable()).append(row.isSecret()).append(row.place() == null ? "" : row.place().path() + row.place().line() + row.place().stated());
				row.findings().forEach(finding -> append(shape, finding));
			}
		}
		return shape.toString();
	}

	private static void append(StringBuilder shape, Finding finding) {
		shape.append(finding.message());
		finding.fixes().forEach(fix -> shape.append(fix.label()));
	}
}
