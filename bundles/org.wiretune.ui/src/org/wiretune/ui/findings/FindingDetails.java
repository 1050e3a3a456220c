/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.wiretune.core.Origin;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.overview.FindingNode;
import org.wiretune.lint.report.FindingStory;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.lint.report.WithoutFix;
import org.wiretune.ui.fix.EditorMarkerPlaces;
import org.wiretune.ui.fix.FindingHelp;
import org.wiretune.ui.fix.FixAndMeasure;
import org.wiretune.ui.fix.FixDialogs;
import org.wiretune.ui.gauges.ShownGauge;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.PlaceOpener;
import org.wiretune.ui.parts.ScrolledBody;
import org.wiretune.ui.proof.IntervalCanvas;
import org.wiretune.ui.proof.ProofDialogs;
import org.wiretune.ui.result.RunFileOpening;

/**
 * All of the selected finding beside the list, whose columns cut it: what was found, what it costs and what that rests on, its places and
 * its fixes as links, why it matters, evidence, when not to follow, and the page of its rule. UI thread only.
 */
final class FindingDetails {

	private static final int LEAST = 220;
	private static final int SPACING = 6;
	private static final int MOST_PLACES = 25;

	private final IWorkbenchPage page;
	private final ScrolledBody body;
	private String shown = ""; //$NON-NLS-1$

	/** Nothing is shown. @param parent where it goes @param page where places are opened */
	FindingDetails(Composite parent, IWorkbenchPage page) {
		this.page = page;
		body = new ScrolledBody(parent, LEAST, width -> {
			// All lines take what there is.
		});
		body.control().setData("wiretune", "findingDetails"); //$NON-NLS-1$ //$NON-NLS-2$
		body.control().getAccessible().addAccessibleListener(AccessibleName.of(() -> ViewMessages.View_details));
	}

	/** {@return the control to lay out} */
	Control control() {
		return body.control();
	}

	/** Shows a line of the list. @param node the line, null for none @return whether there is something to show */
	boolean show(FindingNode node) {
		String details = node == null ? "" : node.id() + '\n' + node.details(); //$NON-NLS-1$
		boolean some = node != null && (node.finding() != null || node.fixed() != null);
		if (!details.equals(shown)) {
			shown = details;
			body.fill(SPACING, area -> {
				if (some && node.finding() != null) {
					finding(area, node);
				} else if (some) {
					fixed(area, node);
				}
			});
			body.control().setOrigin(0, 0);
		}
		return some;
	}

	private void finding(Composite area, FindingNode node) {
		Finding finding = node.finding();
		IMarker marker = node.suppressed() ? null : FindingMenu.marker(finding);
		heading(area, node.label());
		words(area, finding.message());
		words(area, node.price());
		for (MeasuredHere measured : node.measured()) {
			words(area, measured.told());
			if (measured.hasInterval()) {
				new IntervalCanvas(area, measured);
			}
		}
		words(area, finding.assumption());
		places(area, finding);
		if (marker != null) {
			fixes(area, marker, finding);
			actions(area, marker, finding);
		}
		for (FindingStory.Part part : FindingStory.of(finding, node.rule()).parts()) {
			heading(area, part.label());
			words(area, part.text());
		}
		link(area, "<a>" + escaped(NLS.bind(ViewMessages.View_page, finding.ruleId())) + "</a>", () -> why(finding)); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private void fixed(Composite area, FindingNode node) {
		heading(area, node.label());
		words(area, node.fixed().told());
		if (node.fixed().runs().size() == 2) {
			link(area, "<a>" + ViewMessages.View_comparison + "</a>", () -> RunFileOpening.compare(page, node.fixed().runs().get(0), node.fixed().runs().get(1))); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	private void places(Composite area, Finding finding) {
		List<Origin> all = new ArrayList<>(List.of(finding.origin()));
		finding.related().stream().limit(MOST_PLACES).forEach(all::add);
		for (int i = 0; i < all.size(); i++) {
			Origin place = all.get(i);
			String label = NLS.bind(ViewMessages.View_relatedPlace, place.path().replaceFirst("^/", ""), Integer.toString(place.line())); //$NON-NLS-1$ //$NON-NLS-2$
			link(area, NLS.bind(i == 0 ? ViewMessages.View_here : ViewMessages.View_alsoHere, "<a>" + escaped(label) + "</a>"), () -> PlaceOpener.open(page, place)); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	private void fixes(Composite area, IMarker marker, Finding finding) {
		List<MarkerFix> fixes = MarkerFix.of(marker);
		for (MarkerFix fix : fixes) {
			link(area, NLS.bind(ViewMessages.View_fixLink, "<a>" + escaped(fix.label()) + "</a>"), //$NON-NLS-1$ //$NON-NLS-2$
					() -> FixDialogs.preview(new FixRefactoring(fix.label(), fix.id(), List.of(marker), EditorMarkerPlaces.INSTANCE)));
		}
		if (fixes.isEmpty()) {
			words(area, WithoutFix.reason(finding.ruleId(), org.wiretune.lint.registry.RuleRegistry.standard().rule(finding.ruleId()).orElse(null)));
		}
	}

	private void actions(Composite area, IMarker marker, Finding finding) {
		FixAndMeasure.of(marker).ifPresent(measure -> link(area, "<a>" + escaped(measure.getLabel()) + "</a>", () -> measure.run(marker))); //$NON-NLS-1$ //$NON-NLS-2$
		link(area, "<a>" + ViewMessages.View_proveLink + "</a>", () -> ProofDialogs.prove(marker)); //$NON-NLS-1$ //$NON-NLS-2$
		link(area, "<a>" + ViewMessages.View_showGaugeLink + "</a>", () -> ShownGauge.show(finding.ruleId())); //$NON-NLS-1$ //$NON-NLS-2$
		link(area, "<a>" + ViewMessages.View_suppressLink + "</a>", () -> FixDialogs.suppress(finding.ruleId(), List.of(marker))); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static void why(Finding finding) {
		PlatformUI.getWorkbench().getHelpSystem().displayHelp(FindingHelp.context(finding.ruleId()));
	}

	private void heading(Composite area, String text) {
		Label label = wrapped(area, text);
		label.setFont(body.bold());
	}

	private static void words(Composite area, String text) {
		if (text != null && !text.isBlank()) {
			wrapped(area, text);
		}
	}

	private static Label wrapped(Composite area, String text) {
		Label label = new Label(area, SWT.WRAP);
		label.setText(escaped(text));
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(label);
		return label;
	}

	private static void link(Composite area, String text, Runnable chosen) {
		Link link = new Link(area, SWT.WRAP);
		link.setText(text);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chosen.run()));
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(link);
	}

	/** An ampersand would be taken as that of a mnemonic. */
	private static String escaped(String words) {
		return words.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
