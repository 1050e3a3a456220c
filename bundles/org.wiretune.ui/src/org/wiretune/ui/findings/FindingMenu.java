/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IWorkbenchPage;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.overview.FindingNode;
import org.wiretune.ui.fix.EditorMarkerPlaces;
import org.wiretune.ui.fix.FixAndMeasure;
import org.wiretune.ui.fix.FixDialogs;
import org.wiretune.ui.gauges.ShownGauge;
import org.wiretune.ui.parts.PlaceOpener;
import org.wiretune.ui.proof.ProofDialogs;

/**
 * What can be done about findings from the view: the quick-fixes of one, and each fix for all of its kind in the file, in
 * the project and in the workspace, always with a preview. UI thread only.
 */
final class FindingMenu {

	/** A menu with more entries is no help. */
	private static final int MOST_PLACES = 25;

	private FindingMenu() {
	}

	/**
	 * Adds the entries for the chosen findings.
	 *
	 * @param page where files are opened
	 */
	static void fill(IWorkbenchPage page, IMenuManager menu, List<FindingNode> chosen) {
		if (chosen.size() == 1) {
			places(page, menu, chosen.get(0).finding().related());
		}
		List<IMarker> markers = new ArrayList<>();
		for (FindingNode node : chosen) {
			IMarker marker = node.suppressed() ? null : marker(node.finding());
			if (marker != null) {
				markers.add(marker);
			}
		}
		if (!markers.isEmpty()) {
			menu.add(new Separator());
			MenuManager fixes = new MenuManager(ViewMessages.View_quickFix);
			FindingResolutionGenerator generator = new FindingResolutionGenerator();
			for (IMarkerResolution resolution : generator.getResolutions(markers.get(0))) {
				FindingResolution each = (FindingResolution) resolution;
				fixes.add(entry(each.getLabel(), each, () -> each.run(markers.stream().filter(marker -> marker.equals(each.marker()) || each.fits(marker)).toList())));
			}
			menu.add(fixes);
			if (markers.size() == 1) {
				prove(menu, markers.get(0), chosen.get(0));
			}
			List<MarkerFix> all = MarkerFix.of(markers.get(0));
			if (!all.isEmpty()) {
				menu.add(allOfAKind(markers.get(0), all));
			}
			menu.add(new Separator());
		}
	}

	private static void prove(IMenuManager menu, IMarker marker, FindingNode node) {
		Action prove = entry(ViewMessages.View_prove, null, () -> ProofDialogs.prove(marker));
		prove.setImageDescriptor(ImageDescriptor.createFromImage(FindingImages.get(FindingImages.PROVE)));
		menu.add(prove);
		Action gauge = entry(ViewMessages.View_showGauge, null, () -> ShownGauge.show(FindingMarkers.ruleId(marker)));
		gauge.setImageDescriptor(ImageDescriptor.createFromImage(FindingImages.get(FindingImages.GAUGE)));
		menu.add(gauge);
		FixAndMeasure.of(marker).ifPresent(each -> menu.add(entry(each.getLabel(), (FindingResolution) each, () -> each.run(marker))));
		if (!node.measured().isEmpty()) {
			menu.add(entry(ViewMessages.View_report, null, () -> ProofDialogs.report(marker.getResource().getProject())));
		}
	}

	/** Leads to the further places of a finding. */
	private static void places(IWorkbenchPage page, IMenuManager menu, List<Origin> places) {
		if (!places.isEmpty()) {
			MenuManager related = new MenuManager(ViewMessages.View_related);
			places.stream().limit(MOST_PLACES).forEach(place -> related.add(entry(NLS.bind(ViewMessages.View_relatedPlace, place.path().replaceFirst("^/", ""), Integer.toString(place.line())), null, //$NON-NLS-1$ //$NON-NLS-2$
					() -> PlaceOpener.open(page, place))));
			menu.add(related);
		}
	}

	private static MenuManager allOfAKind(IMarker marker, List<MarkerFix> fixes) {
		MenuManager menu = new MenuManager(ViewMessages.View_fixAll);
		IResource file = marker.getResource();
		IResource[] scopes = { file, file.getProject(), file.getWorkspace().getRoot() };
		String[] names = { NLS.bind(ViewMessages.View_inFile, file.getName()), NLS.bind(ViewMessages.View_inProject, file.getProject().getName()), ViewMessages.View_inWorkspace };
		for (MarkerFix fix : fixes) {
			MenuManager places = fixes.size() == 1 ? menu : new MenuManager(label(fix).replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			for (int i = 0; i < scopes.length; i++) {
				List<IMarker> markers = withFix(scopes[i], fix);
				places.add(entry(NLS.bind(ViewMessages.View_scope, names[i], markers.size()), null,
						() -> FixDialogs.preview(new FixRefactoring(NLS.bind(ViewMessages.View_fixAllName, fix.label(), markers.size()), fix.id(), markers, EditorMarkerPlaces.INSTANCE))));
			}
			if (places != menu) {
				menu.add(places);
			}
		}
		return menu;
	}

	/** With what the fix does besides making the program faster. */
	private static String label(MarkerFix fix) {
		return fix.effect() == FixEffect.KEEPS_MEANING ? fix.label() : NLS.bind(ViewMessages.View_effect, fix.label(), fix.effect().label());
	}

	private static List<IMarker> withFix(IResource scope, MarkerFix fix) {
		try {
			return Arrays.stream(scope.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_INFINITE))
					.filter(marker -> MarkerFix.of(marker).stream().anyMatch(each -> each.id().equals(fix.id()))).toList();
		} catch (CoreException gone) {
			Platform.getLog(FindingMenu.class).log(gone.getStatus());
			return List.of();
		}
	}

	private static Action entry(String label, FindingResolution resolution, Runnable run) {
		Action action = new Action(label.replace("@", "@@")) { //$NON-NLS-1$ //$NON-NLS-2$
			@Override
			public void run() {
				run.run();
			}
		};
		if (resolution != null) {
			action.setImageDescriptor(ImageDescriptor.createFromImage(resolution.getImage()));
		}
		return action;
	}

	/** {@return the marker of a finding, or null where it is gone} */
	static IMarker marker(Finding finding) {
		IFile file = WorkspaceFile.file(finding.origin().path());
		if (file == null) {
			return null;
		}
		try {
			for (IMarker marker : file.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_ZERO)) {
				if (finding.ruleId().equals(FindingMarkers.ruleId(marker)) && finding.headline().equals(marker.getAttribute(IMarker.MESSAGE, null))
						&& marker.getAttribute(IMarker.CHAR_START, -1) == finding.origin().offset()) {
					return marker;
				}
			}
		} catch (CoreException gone) {
			Platform.getLog(FindingMenu.class).log(gone.getStatus());
		}
		return null;
	}
}
