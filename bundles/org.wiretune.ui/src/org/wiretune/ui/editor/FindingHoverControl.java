/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.AbstractInformationControl;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IInformationControlExtension2;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.ide.IDE;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.fix.SettingRefactoring;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.results.RunBeforeFix;
import org.wiretune.lint.report.MeasuredHere;
import org.wiretune.ui.fix.FindingHelp;
import org.wiretune.ui.fix.FixAndMeasure;
import org.wiretune.ui.fix.FixDialogs;
import org.wiretune.ui.parts.PlaceOpener;
import org.wiretune.ui.proof.IntervalCanvas;
import org.wiretune.ui.proof.ProofDialogs;

/**
 * The findings at a place: what is found, the further places that take part as links, the quick-fixes as links, and a link
 * to the page of the rule. UI thread only.
 */
public final class FindingHoverControl extends AbstractInformationControl implements IInformationControlExtension2 {

	/** For the mouse; when the mouse goes into it, it becomes one that can have the focus. */
	static final IInformationControlCreator CREATOR = parent -> new FindingHoverControl(parent, false);
	/** For one that has the focus. */
	static final IInformationControlCreator FOCUSED_CREATOR = parent -> new FindingHoverControl(parent, true);

	private static final int CHARACTERS_IN_LINE = 78;
	private static final int MARGIN = 8;

	private Composite content;
	private List<FindingHover> hovers = List.of();

	private FindingHoverControl(Shell parent, boolean focused) {
		super(parent, focused ? null : EditorsUI.getTooltipAffordanceString());
		create();
	}

	/**
	 * Opens it with the focus at the mouse; it goes when the user goes elsewhere, or by Escape.
	 *
	 * @param over the text that it is about
	 * @param hovers what it says; nothing is opened where that is nothing
	 */
	public static void open(Control over, List<FindingHover> hovers) {
		if (hovers.isEmpty()) {
			return;
		}
		FindingHoverControl control = new FindingHoverControl(over.getShell(), true);
		control.setInput(hovers);
		Point size = control.computeSizeHint();
		Point mouse = over.getDisplay().getCursorLocation();
		Rectangle screen = over.getMonitor().getClientArea();
		control.setSize(size.x, size.y);
		control.setLocation(new Point(Math.max(screen.x, Math.min(mouse.x, screen.x + screen.width - size.x)), Math.max(screen.y, Math.min(mouse.y, screen.y + screen.height - size.y))));
		control.setVisible(true);
		control.setFocus();
		Shell shell = control.getShell();
		shell.addListener(SWT.Deactivate, event -> control.dispose());
		shell.addListener(SWT.Traverse, event -> {
			if (event.detail == SWT.TRAVERSE_ESCAPE) {
				event.doit = false;
				control.dispose();
			}
		});
	}

	@Override
	protected void createContent(Composite parent) {
		// A hover has no border of its own on every window system, and the text behind it looks the same.
		content = new Composite(parent, SWT.BORDER);
		content.setBackgroundMode(SWT.INHERIT_FORCE);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(MARGIN, MARGIN).spacing(MARGIN, MARGIN / 2).applyTo(content);
	}

	@Override
	@SuppressWarnings("unchecked")
	public void setInput(Object input) {
		hovers = input instanceof List<?> list ? (List<FindingHover>) list : List.of();
		for (Control old : content.getChildren()) {
			old.dispose();
		}
		for (int i = 0; i < hovers.size(); i++) {
			if (i > 0) {
				GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(new Label(content, SWT.SEPARATOR | SWT.HORIZONTAL));
			}
			add(hovers.get(i));
		}
		color(content);
		content.layout(true, true);
	}

	private void add(FindingHover hover) {
		Label icon = new Label(content, SWT.NONE);
		icon.setImage(ModuleIcons.of(hover.warning() ? Severity.WARNING : Severity.INFO));
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(icon);
		headline(hover.headline());
		told(hover.message());
		for (MeasuredHere measured : hover.measured()) {
			told(measured.told());
			if (measured.hasInterval()) {
				new Label(content, SWT.NONE);
				new IntervalCanvas(content, measured);
			}
		}
		told(hover.assumption());
		if (!hover.places().isEmpty()) {
			List<Origin> places = hover.places();
			beside(NLS.bind(Messages.Hover_places, links(places.stream().map(hover::label).toList())), number -> open(places.get(number)));
		}
		for (MarkerFix fix : hover.fixes()) {
			Label bulb = new Label(content, SWT.NONE);
			bulb.setImage(ModuleIcons.fix());
			GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(bulb);
			text(links(List.of(fix.label())), number -> apply(hover, fix)).setToolTipText((fix.description() + ' ' + fix.effect().told(fix.reason())).strip());
		}
		measure(hover);
		hover.story().forEach(this::told);
		if (!hover.source().isEmpty()) {
			beside(NLS.bind(Messages.Hover_source, escaped(hover.source()), links(List.of(Messages.Hover_why))), number -> why(hover));
		}
	}

	/** Proving the advice here and, where a run can tell, fixing and measuring again. What is not saved yet has no marker to begin with. */
	private void measure(FindingHover hover) {
		if (hover.ruleId().isEmpty() || hover.marker() == null) {
			return;
		}
		Label scale = new Label(content, SWT.NONE);
		scale.setImage(ModuleIcons.prove());
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(scale);
		boolean runTells = RunBeforeFix.canTell(hover.marker());
		text(links(runTells ? List.of(Messages.Hover_prove, Messages.Hover_fixAndMeasure) : List.of(Messages.Hover_prove)), number -> measure(hover, number == 0));
	}

	private void measure(FindingHover hover, boolean prove) {
		Display display = getShell().getDisplay();
		dispose();
		display.asyncExec(() -> display.asyncExec(() -> {
			if (prove) {
				ProofDialogs.prove(hover.marker());
			} else {
				FixAndMeasure.of(hover.marker()).ifPresent(each -> each.run(hover.marker()));
			}
		}));
	}

	private void told(String words) {
		if (!words.isEmpty()) {
			new Label(content, SWT.NONE);
			plain(words);
		}
	}

	private void beside(String words, Consumer<Integer> chosen) {
		new Label(content, SWT.NONE);
		text(words, chosen);
	}

	private void headline(String words) {
		Link link = plain(words);
		link.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DIALOG_FONT));
		GridDataFactory.fillDefaults().grab(true, false).hint(Math.min(widest(), link.computeSize(SWT.DEFAULT, SWT.DEFAULT).x), SWT.DEFAULT).applyTo(link);
	}

	private Link plain(String words) {
		return text(escaped(words), number -> {
			// It has no links.
		});
	}

	/** A text that wraps, with links that are numbered from 0. */
	private Link text(String words, Consumer<Integer> chosen) {
		Link link = new Link(content, SWT.WRAP);
		link.setText(words);
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chosen.accept(Integer.parseInt(event.text))));
		GridDataFactory.fillDefaults().grab(true, false).hint(Math.min(widest(), link.computeSize(SWT.DEFAULT, SWT.DEFAULT).x), SWT.DEFAULT).applyTo(link);
		return link;
	}

	private int widest() {
		GC gc = new GC(content);
		try {
			return (int) (gc.getFontMetrics().getAverageCharacterWidth() * CHARACTERS_IN_LINE);
		} finally {
			gc.dispose();
		}
	}

	private static String links(List<String> words) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < words.size(); i++) {
			text.append(i == 0 ? "" : ", ").append("<a href=\"").append(i).append("\">").append(escaped(words.get(i))).append("</a>"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$
		}
		return text.toString();
	}

	/** An ampersand would be taken as that of a mnemonic. */
	private static String escaped(String words) {
		return words.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private void open(Origin place) {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		dispose();
		PlaceOpener.open(page, place);
	}

	/**
	 * Applies a fix when the editor has become active again. An editor that becomes active asks whether its file is still the one
	 * that it shows; in the midst of a fix it would find that it has changed and ask the user.
	 */
	private void apply(FindingHover hover, MarkerFix fix) {
		Display display = getShell().getDisplay();
		dispose();
		// The editor puts its question behind what waits already, so the fix waits twice.
		display.asyncExec(() -> display.asyncExec(() -> run(hover, fix)));
	}

	private static void run(FindingHover hover, MarkerFix fix) {
		if (hover.unsaved() != null) {
			hover.unsaved().finding().fixes().stream().filter(each -> each.id().equals(fix.id())).findFirst()
					.ifPresent(each -> FixDialogs.apply(new SettingRefactoring(each.label(), each.changes(), hover.unsaved().texts())));
			return;
		}
		for (IMarkerResolution resolution : IDE.getMarkerHelpRegistry().getResolutions(hover.marker())) {
			if (resolution.getLabel().equals(fix.label())) {
				resolution.run(hover.marker());
				return;
			}
		}
		Platform.getLog(FindingHoverControl.class).warn(NLS.bind(Messages.Hover_fixGone, fix.label()));
	}

	private void why(FindingHover hover) {
		dispose();
		PlatformUI.getWorkbench().getHelpSystem().displayHelp(FindingHelp.context(hover.ruleId()));
	}

	private void color(Control control) {
		control.setForeground(getShell().getForeground());
		control.setBackground(getShell().getBackground());
		if (control instanceof Composite composite) {
			for (Control child : composite.getChildren()) {
				color(child);
			}
		}
	}

	@Override
	public boolean hasContents() {
		return !hovers.isEmpty();
	}

	@Override
	public void setFocus() {
		super.setFocus();
		content.setFocus();
	}

	@Override
	public Point computeSizeHint() {
		return getShell().computeSize(SWT.DEFAULT, SWT.DEFAULT, true);
	}

	@Override
	public IInformationControlCreator getInformationPresenterControlCreator() {
		return FOCUSED_CREATOR;
	}
}
