/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.map.MapCrumb;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapFinding;
import org.wiretune.map.MapScope;
import org.wiretune.map.MapWire;
import org.wiretune.ui.fix.FixAndMeasure;
import org.wiretune.ui.proof.ProofDialogs;

/** The context menu of drawing and table: what can be done with the selected element. UI thread only. */
final class MapContextMenu {

	private static final int LONGEST_LABEL = 90;

	private final BindingMapView view;
	private final MapActions actions;

	MapContextMenu(BindingMapView view, MapActions actions) {
		this.view = view;
		this.actions = actions;
	}

	/** Gives a control the menu. */
	void addTo(Control control) {
		MenuManager manager = new MenuManager();
		manager.setRemoveAllWhenShown(true);
		manager.addMenuListener(this::fill);
		control.setMenu(manager.createContextMenu(control));
		control.addListener(SWT.Dispose, event -> manager.dispose());
	}

	private void fill(IMenuManager menu) {
		MapElement selected = view.selected();
		menu.add(actions.open());
		if (selected != null) {
			for (MapFinding finding : selected.findings()) {
				menu.add(MapAction.push(NLS.bind(Messages.View_goToFinding, label(finding.message())), null,
						MapIcons.shared(finding.warning() ? ISharedImages.IMG_OBJS_WARN_TSK : ISharedImages.IMG_OBJS_INFO_TSK),
						() -> view.open(finding.origin())));
			}
			selected.findings().forEach(finding -> addProof(menu, finding));
		}
		menu.add(new Separator());
		MapSelection selection = view.selection();
		if (selection != null) {
			fillLevels(menu, selected);
			MapEditMenu.fill(menu, selection, view.reading(), view.getSite().getShell());
			WireMenu.fill(menu, view);
			menu.add(new Separator());
		}
		MapScope scope = view.choice().scope();
		if (scope.level() != MapScope.Level.WORKSPACE) {
			menu.add(MapAction.push(Messages.View_up, null, null, () -> view.show(MapCrumb.up(view.full(), scope))));
		}
		menu.add(actions.table());
		menu.add(actions.export());
		menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
	}

	/** Where the marker of the finding is there: it knows the rule. */
	private static void addProof(IMenuManager menu, MapFinding finding) {
		IFile file = WorkspaceFile.file(finding.origin().path());
		if (file != null) {
			FindingMarkers.find(file, finding.origin().offset(), finding.message()).ifPresent(
					marker -> {
						FixAndMeasure.of(marker).ifPresent(measure -> menu.add(MapAction.push(NLS.bind(Messages.View_fixAndMeasure, label(finding.message())), null,
								MapIcons.descriptor("results/compare"), () -> measure.run(marker)))); //$NON-NLS-1$
						menu.add(MapAction.push(NLS.bind(Messages.View_prove, label(finding.message())), null, MapIcons.descriptor("findings/prove"), //$NON-NLS-1$
								() -> ProofDialogs.prove(marker)));
					});
		}
	}

	private void fillLevels(IMenuManager menu, MapElement selected) {
		view.scene().moduleOf(selected instanceof MapWire wire ? wire.sourceId() : selected.id()).ifPresent(module -> {
			if (!module.nodes().isEmpty() || module.collapsed()) {
				menu.add(MapAction.push(module.collapsed() ? Messages.View_openModule : Messages.View_closeModule, null, null,
						() -> view.fold(module, !module.collapsed())));
			}
			menu.add(MapAction.push(NLS.bind(Messages.View_onlyModule, label(module.name())), null, null, () -> view.show(MapScope.module(module))));
			menu.add(MapAction.push(NLS.bind(Messages.View_onlyProject, label(module.project())), null, null, () -> view.show(MapScope.project(module))));
			menu.add(new Separator());
		});
	}

	/** A message as the label of a menu item: of a bearable length, its ampersands no mnemonics. */
	private static String label(String message) {
		String shortened = message.length() <= LONGEST_LABEL ? message : message.substring(0, LONGEST_LABEL - 1).strip() + '\u2026';
		return shortened.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
