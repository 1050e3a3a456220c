/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.fix.ChangedWords;
import org.wiretune.ide.fix.PreviewedFile;

/**
 * Shows a file's change as lines: those that go with a minus, those that come with a plus, what differs within them in
 * bold. Lines wrap, so that nothing of a change is out of sight. On the UI thread only.
 */
public final class DifferenceText {

	private static final String ADDED = "org.wiretune.ui.difference.added"; //$NON-NLS-1$
	private static final String REMOVED = "org.wiretune.ui.difference.removed"; //$NON-NLS-1$

	private final StyledText text;

	/**
	 * Makes an empty text.
	 *
	 * @param parent where it goes
	 */
	public DifferenceText(Composite parent) {
		text = new StyledText(parent, SWT.BORDER | SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		text.setFont(JFaceResources.getTextFont());
		text.setMargins(6, 4, 6, 4);
	}

	/** {@return the widget} */
	public Control control() {
		return text;
	}

	/**
	 * Shows a change.
	 *
	 * @param change the change of a file
	 */
	void show(PreviewedFile change) {
		try {
			show(change.difference(new NullProgressMonitor()));
		} catch (CoreException unreadable) {
			text.setText(unreadable.getStatus().getMessage());
		}
	}

	/** Shows lines. @param lines lines of a difference in the unified format */
	public void show(List<String> lines) {
		text.setText(String.join("\n", lines)); //$NON-NLS-1$
		ColorRegistry colors = PlatformUI.getWorkbench().getThemeManager().getCurrentTheme().getColorRegistry();
		Color added = colors.get(ADDED);
		Color removed = colors.get(REMOVED);
		List<StyleRange> styles = new ArrayList<>();
		for (int i = 0; i < lines.size(); i++) {
			char mark = lines.get(i).isEmpty() ? ' ' : lines.get(i).charAt(0);
			if (mark == '+' || mark == '-') {
				text.setLineBackground(i, 1, mark == '+' ? added : removed);
			}
			if (mark == '-' && i + 1 < lines.size() && lines.get(i + 1).startsWith("+")) { //$NON-NLS-1$
				emphasize(lines, i, styles);
			}
		}
		text.setStyleRanges(styles.toArray(StyleRange[]::new));
	}

	/** Marks what differs between a line that goes and the one that comes in its place; the first character is the sign. */
	private void emphasize(List<String> lines, int old, List<StyleRange> styles) {
		ChangedWords words = ChangedWords.of(lines.get(old), lines.get(old + 1), 1);
		bold(text.getOffsetAtLine(old) + words.start(), words.oldEnd() - words.start(), styles);
		bold(text.getOffsetAtLine(old + 1) + words.start(), words.newEnd() - words.start(), styles);
	}

	private static void bold(int offset, int length, List<StyleRange> styles) {
		if (length > 0) {
			styles.add(new StyleRange(offset, length, null, null, SWT.BOLD));
		}
	}
}
