/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.Map;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IActionBars;
import org.wiretune.lint.overview.FindingGrouping;
import org.wiretune.ui.icon.Icons;

/** The tool bar and the menu of the findings view. UI thread only. */
final class FindingsToolBar {


	private final FindingChoices choices;
	private final Runnable changed;
	private final Runnable collapse;

	FindingsToolBar(FindingChoices choices, Runnable changed, Runnable collapse) {
		this.choices = choices;
		this.changed = changed;
		this.collapse = collapse;
	}

	void fill(IActionBars bars) {
		IAction infos = toggle(ViewMessages.View_infos, ViewMessages.View_infosTip, choices.filter().infos(), choices::infos);
		infos.setImageDescriptor(icon("findings/finding_info")); //$NON-NLS-1$
		IAction suppressed = toggle(ViewMessages.View_suppressed, ViewMessages.View_suppressedTip, choices.filter().suppressed(), choices::suppressed);
		suppressed.setImageDescriptor(icon("findings/suppress")); //$NON-NLS-1$
		IAction all = new Action(ViewMessages.View_collapse) {
			@Override
			public void run() {
				collapse.run();
			}
		};
		all.setToolTipText(ViewMessages.View_collapseTip);
		all.setImageDescriptor(icon("settings/collapse")); //$NON-NLS-1$
		bars.getToolBarManager().add(infos);
		bars.getToolBarManager().add(suppressed);
		bars.getToolBarManager().add(all);
		IMenuManager menu = bars.getMenuManager();
		MenuManager grouping = new MenuManager(ViewMessages.View_groupBy);
		Map<FindingGrouping, String> names = Map.of(FindingGrouping.SUBJECT, ViewMessages.View_bySubject, FindingGrouping.PROJECT, ViewMessages.View_byProject, FindingGrouping.RULE,
				ViewMessages.View_byRule, FindingGrouping.COST, ViewMessages.View_byCost);
		for (FindingGrouping each : FindingGrouping.values()) {
			IAction action = new Action(names.get(each), IAction.AS_RADIO_BUTTON) {
				@Override
				public void run() {
					if (isChecked()) {
						choices.group(each);
						changed.run();
					}
				}
			};
			action.setChecked(choices.grouping() == each);
			grouping.add(action);
		}
		menu.add(grouping);
		menu.add(new Separator());
		menu.add(infos);
		menu.add(suppressed);
		menu.add(new Separator());
		new KnownFindingsActions().fill(menu);
	}

	private IAction toggle(String text, String tip, boolean on, java.util.function.Consumer<Boolean> choose) {
		IAction action = new Action(text, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				choose.accept(isChecked());
				changed.run();
			}
		};
		action.setToolTipText(tip);
		action.setChecked(on);
		return action;
	}

	private static ImageDescriptor icon(String name) {
		return Icons.of("icons/" + name + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
