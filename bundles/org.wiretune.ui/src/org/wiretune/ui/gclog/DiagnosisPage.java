/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.wiretune.analysis.gclog.GcFixes;
import org.wiretune.core.Severity;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.view.GcFindingText;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.fix.SettingRefactoring;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.reading.Reading;
import org.wiretune.ui.fix.FixDialogs;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.PlaceOpener;
import org.wiretune.ui.parts.ScrolledBody;
import org.wiretune.ui.update.NewestShown;

/** The findings of a log with the rows and lines they rest on, the setting that answers each, and where the workspace can take it. UI thread only. */
final class DiagnosisPage {

	private static final int WIDE = 400;
	private static final int MOST_PLACES = 6;

	private final GcPlaces places;
	private final IWorkbenchPage page;
	private final ScrolledBody scrolled;
	private final NewestShown<Found> newest = new NewestShown<>(this::fill);
	private final AnalysisListener analysed = result -> refresh();
	private final Job finding;
	private volatile GcLogFile file;
	private volatile GcLogFile.Part part;
	private final List<Card> cards = new ArrayList<>();
	private Found shown;

	/** The findings of a log, each with its places in the workspace. */
	private record Found(GcLogFile.Part part, List<GcFindingText> findings, List<List<Finding>> settings, Reading reading) {

		/** {@return whether another one differs in measured values only} */
		boolean isAlike(Found other) {
			return !findings.isEmpty() && looks().equals(other.looks()) && part.analysis().diagnosis().proposal().equals(other.part.analysis().diagnosis().proposal());
		}

		private List<Object> looks() {
			List<Object> looks = new ArrayList<>();
			for (int i = 0; i < findings.size(); i++) {
				looks.add(findings.get(i).title());
				looks.add(findings.get(i).finding().severity());
				looks.add(findings.get(i).finding().setting());
				looks.add(findings.get(i).places().stream().map(GcFindingText.Place::text).toList());
				looks.add(settings.get(i).stream().map(setting -> setting.origin().path() + setting.origin().line()).toList());
			}
			return looks;
		}
	}

	DiagnosisPage(Composite parent, GcPlaces places, IWorkbenchPage page) {
		this.places = places;
		this.page = page;
		scrolled = new ScrolledBody(parent, WIDE, width -> {
			// The texts take the width by themselves.
		});
		finding = ChartsPage.system(Messages.Diagnosis_searching, monitor -> search());
		WorkspaceAnalysis.get().addListener(analysed);
	}

	Control control() {
		return scrolled.control();
	}

	Control focus() {
		return scrolled.control();
	}

	void show(GcLogFile next, GcLogFile.Part of) {
		file = next;
		part = of;
		if (!WorkspaceAnalysis.get().isReady()) {
			WorkspaceAnalysis.get().request();
		}
		refresh();
	}

	/** Shows the findings of a log that has grown. */
	void grow(GcLogFile next, GcLogFile.Part of) {
		file = next;
		part = of;
		refresh();
	}

	private void refresh() {
		finding.schedule();
	}

	private void search() {
		GcLogFile.Part now = part;
		if (now == null) {
			return;
		}
		GcLogData log = now.analysis().log();
		Reading reading = WorkspaceAnalysis.get().reading();
		List<GcFindingText> texts = new ArrayList<>();
		List<List<Finding>> settings = new ArrayList<>();
		for (GcFinding each : now.analysis().diagnosis().findings()) {
			texts.add(GcFindingText.of(each, log.events()));
			List<Finding> found = reading == null ? List.of() : GcFixes.of(reading, log, file.path().toString(), each);
			// Fixes are computed when they are asked for, which is better done here.
			found.forEach(place -> place.fixes().size());
			settings.add(found);
		}
		newest.offer(new Found(now, texts, settings, reading));
	}

	private void fill(Found found) {
		if (scrolled.control().isDisposed() || found.part() != part) {
			return;
		}
		if (shown != null && shown.isAlike(found)) {
			shown = found;
			renew();
			return;
		}
		Point place = scrolled.control().getOrigin();
		shown = found;
		cards.clear();
		scrolled.fill(6, this::cards);
		scrolled.control().setOrigin(place);
	}

	private void cards(Composite body) {
		Found found = shown;
		if (found.findings().isEmpty()) {
			wrapped(body, found.part().analysis().log().events().size() == 0 ? Messages.Diagnosis_noEvents : Messages.Diagnosis_none);
		}
		for (int i = 0; i < found.findings().size(); i++) {
			if (i > 0) {
				Label line = new Label(body, SWT.SEPARATOR | SWT.HORIZONTAL);
				GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
			}
			card(body, i);
		}
		found.part().analysis().diagnosis().proposal().ifPresent(proposal -> wrapped(body, NLS.bind(Messages.Diagnosis_proposal, proposal.option(), proposal.reason())));
	}

	/** The same findings with other figures, as while a log is followed: the controls stay, so that they can be used. */
	private void renew() {
		boolean changed = false;
		for (int i = 0; i < cards.size(); i++) {
			changed |= cards.get(i).show(shown.findings().get(i));
		}
		if (changed) {
			scrolled.layout();
		}
	}

	/** The controls of a finding that change with its figures. */
	private record Card(Label message, Label measured) {

		boolean show(GcFindingText text) {
			String sentence = text.finding().message().replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
			boolean changed = !sentence.equals(message.getText());
			message.setText(sentence);
			measured.setText(text.measured().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			return changed;
		}
	}

	private void card(Composite body, int index) {
		GcFindingText text = shown.findings().get(index);
		Composite card = new Composite(body, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(card);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(0, 4).spacing(8, 5).applyTo(card);
		Label sign = new Label(card, SWT.NONE);
		sign.setImage(GcLogIcons.of(text.finding().severity()));
		sign.getAccessible().addAccessibleListener(AccessibleName.of(
				() -> text.finding().severity() == Severity.WARNING ? Messages.Diagnosis_warning : Messages.Diagnosis_info));
		Label title = new Label(card, SWT.NONE);
		title.setText(text.title().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		title.setFont(scrolled.bold());
		title.setToolTipText(text.finding().id());
		Card changing = new Card(wrapped(card, text.finding().message()), wrapped(card, text.measured()));
		cards.add(changing);
		second(card, changing.message());
		second(card, changing.measured());
		if (!text.places().isEmpty()) {
			second(card, links(card, index));
		}
		if (!text.finding().setting().isEmpty()) {
			second(card, setting(card, text.finding().setting()));
			for (int i = 0; i < Math.min(MOST_PLACES, shown.settings().get(index).size()); i++) {
				second(card, place(card, index, i));
			}
		}
	}

	/** What stands below the title begins where the title begins. */
	private static void second(Composite card, Control control) {
		Label gap = new Label(card, SWT.NONE);
		gap.moveAbove(control);
		GridDataFactory.fillDefaults().hint(16, 0).applyTo(gap);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDE - 60, SWT.DEFAULT).applyTo(control);
	}

	private static Label wrapped(Composite parent, String sentence) {
		Label label = new Label(parent, SWT.WRAP);
		label.setText(sentence.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDE - 60, SWT.DEFAULT).applyTo(label);
		return label;
	}

	private Link links(Composite card, int index) {
		List<GcFindingText.Place> evidence = shown.findings().get(index).places();
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < evidence.size(); i++) {
			text.append(i == 0 ? "" : ", ").append("<a href=\"").append(i).append("\">").append(evidence.get(i).text()).append("</a>"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
		}
		Link link = new Link(card, SWT.WRAP);
		link.setText(NLS.bind(Messages.Diagnosis_evidence, text));
		link.addListener(SWT.Selection, event -> {
			GcFindingText.Place place = shown.findings().get(index).places().get(Integer.parseInt(event.text));
			if (place.row() >= 0) {
				places.showInTable(place.row());
			} else {
				places.showLine(place.line());
			}
		});
		return link;
	}

	private Composite setting(Composite card, String option) {
		Composite row = new Composite(card, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).spacing(8, 0).applyTo(row);
		Label label = new Label(row, SWT.NONE);
		label.setText(Messages.Diagnosis_setting);
		GridDataFactory.swtDefaults().applyTo(label);
		Text text = new Text(row, SWT.READ_ONLY | SWT.BORDER);
		text.setText(option);
		text.setFont(JFaceResources.getTextFont());
		text.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Diagnosis_setting));
		// The toolkit asks for less than the text font needs.
		GridDataFactory.swtDefaults().hint(text.computeSize(SWT.DEFAULT, SWT.DEFAULT).x * 3 / 2, SWT.DEFAULT).applyTo(text);
		Button copy = new Button(row, SWT.PUSH);
		copy.setText(Messages.Diagnosis_copy);
		copy.addListener(SWT.Selection, event -> {
			ClipboardText.put(copy.getDisplay(), option);
		});
		return row;
	}

	private Composite place(Composite card, int index, int at) {
		Finding setting = shown.settings().get(index).get(at);
		Composite row = new Composite(card, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(8, 0).applyTo(row);
		Button apply = new Button(row, SWT.PUSH);
		apply.setText(Messages.Diagnosis_apply);
		apply.setToolTipText(setting.fixes().get(0).description());
		GridDataFactory.swtDefaults().applyTo(apply);
		apply.addListener(SWT.Selection, event -> apply(shown, shown.settings().get(index).get(at).fixes().get(0)));
		Link link = new Link(row, SWT.WRAP);
		String lead = setting.message().substring(Math.min(setting.message().length(), message(shown, setting).length())).strip();
		link.setText(NLS.bind(Messages.Diagnosis_place, new Object[] { lead.replace("&", "&&"), setting.origin().path(), setting.origin().line() })); //$NON-NLS-1$ //$NON-NLS-2$
		link.setToolTipText(setting.assumption());
		link.addListener(SWT.Selection, event -> PlaceOpener.open(page, shown.settings().get(index).get(at).origin()));
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(WIDE - 160, SWT.DEFAULT).applyTo(link);
		return row;
	}

	/** The finding says what the log says, and then what stands in the file; the card has said the first. */
	private static String message(Found found, Finding setting) {
		return found.findings().stream().map(text -> text.finding()).filter(each -> each.id().equals(setting.ruleId())).map(GcFinding::message).findFirst().orElse(""); //$NON-NLS-1$
	}

	private static void apply(Found found, Fix fix) {
		FixDialogs.preview(new SettingRefactoring(fix.label(), fix.changes(), found.reading().texts()));
	}

	/** {@return whether the findings of a part are shown, for tests} */
	boolean isShown(GcLogFile.Part of) {
		return shown != null && shown.part() == of;
	}

	void dispose() {
		WorkspaceAnalysis.get().removeListener(analysed);
		finding.cancel();
	}
}
