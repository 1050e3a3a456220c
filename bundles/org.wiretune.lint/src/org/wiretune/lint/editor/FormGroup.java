/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.List;

import org.wiretune.safety.secret.Secrets;

/**
 * Rows that belong together.
 *
 * @param title a short title
 * @param description a sentence that says what the rows govern; empty where the title says it
 * @param rows the rows; may be empty where the description says why
 */
public record FormGroup(String title, String description, List<FormRow> rows) {

	/** Copies the list and hides secrets: a title may name what the file names. */
	public FormGroup {
		title = Secrets.hidden(title);
		description = Secrets.hidden(description);
		rows = List.copyOf(rows);
	}
}
