/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.List;

import org.eclipse.jface.text.source.Annotation;
import org.wiretune.core.Severity;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.fix.SettingRefactoring;
import org.wiretune.ide.live.LiveFinding;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.ui.fix.FixDialogs;

/** A finding of a text that is not saved, which no marker stands for. UI thread only. */
public final class FindingAnnotation extends Annotation {

	private static final String WARNING = "org.wiretune.ui.findingWarning"; //$NON-NLS-1$
	private static final String INFO = "org.wiretune.ui.findingInfo"; //$NON-NLS-1$

	private final LiveFinding finding;
	private final SourceTexts texts;

	/**
	 * Makes the mark of a finding.
	 *
	 * @param finding a finding that was read, none of a marker
	 * @param texts the texts it was found in
	 */
	public FindingAnnotation(LiveFinding finding, SourceTexts texts) {
		super(type(finding.advice().severity()), false, finding.advice().headline());
		this.finding = finding;
		this.texts = texts;
	}

	private static String type(Severity severity) {
		return severity == Severity.WARNING ? WARNING : INFO;
	}

	/** {@return what is found} */
	public LiveFinding finding() {
		return finding;
	}

	/** {@return what a hover says of it} */
	public FindingHover hover() {
		return FindingHover.of(finding.finding().orElseThrow(), texts);
	}

	/** {@return its fixes, the recommended one first} Works them out, so to be asked for when somebody wants them. */
	List<Fix> fixes() {
		return finding.finding().map(Finding::fixes).orElse(List.of());
	}

	/** Makes the changes of a fix, in this text and in others. @param fix one of its fixes */
	void apply(Fix fix) {
		FixDialogs.apply(new SettingRefactoring(fix.label(), fix.changes(), texts));
	}
}
