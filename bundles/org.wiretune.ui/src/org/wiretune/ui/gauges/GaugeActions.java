/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.wiretune.servers.gauges.ChartRange;

/** The actions of the view; those that concern one server are for the one that is chosen. UI thread only. */
final class GaugeActions {

	private static final int[] MINUTES = { 1, 5, 15, 60 };
	private static final long MINUTE = 60_000;

	private final GaugesView view;
	private final GaugeSettings settings;
	private final List<Runnable> updates = new ArrayList<>();

	GaugeActions(GaugesView view, GaugeSettings settings) {
		this.view = view;
		this.settings = settings;
	}

	void fill(IActionBars bars) {
		IAction connect = new Action(Messages.View_connect, IAction.AS_PUSH_BUTTON) {
			@Override
			public void runWithEvent(Event event) {
				view.pane().openConnectMenu(event.widget instanceof ToolItem item ? below(item) : shell().getDisplay().getCursorLocation());
			}
		};
		describe(connect, Messages.View_connectTip, "connect"); //$NON-NLS-1$
		IAction add = push(Messages.View_add, Messages.View_addTip, "add", view::addServer, () -> true); //$NON-NLS-1$
		IAction remove = push(Messages.View_remove, Messages.View_removeTip, "remove", view::removeServer, () -> view.count() > 1); //$NON-NLS-1$
		IAction freeze = check(Messages.View_freeze, Messages.View_freezeTip, "freeze", on -> view.session().freeze(on), //$NON-NLS-1$
				() -> view.session().isFrozen(), () -> view.shown().status().isPresent());
		IAction charts = check(Messages.View_charts, Messages.View_chartsTip, "charts", on -> show(on ? GaugeMode.CHARTS : GaugeMode.DIALS), //$NON-NLS-1$
				() -> settings.mode() == GaugeMode.CHARTS, () -> true);
		IAction table = check(Messages.View_table, Messages.View_tableTip, "table", on -> show(on ? GaugeMode.TABLE : GaugeMode.DIALS), //$NON-NLS-1$
				() -> settings.mode() == GaugeMode.TABLE, () -> true);
		BooleanSupplier inCharts = () -> settings.mode() == GaugeMode.CHARTS;
		IAction zoomIn = push(Messages.View_zoomIn, Messages.View_zoomInTip, "zoom_in", () -> settings.showRange(view.pane().range().zoomedIn()), inCharts); //$NON-NLS-1$
		IAction zoomOut = push(Messages.View_zoomOut, Messages.View_zoomOutTip, "zoom_out", () -> settings.showRange(view.pane().range().zoomedOut()), inCharts); //$NON-NLS-1$
		IAction now = push(Messages.View_now, Messages.View_nowTip, "now", () -> settings.showRange(settings.range().live()), //$NON-NLS-1$
				() -> inCharts.getAsBoolean() && !settings.range().isLive());
		IAction dump = push(Messages.View_dump, Messages.View_dumpTip, "threads", () -> view.pane().takeThreadDump(), //$NON-NLS-1$
				() -> view.session().target().isPresent());
		IAction pick = push(Messages.View_pick, Messages.View_pickTip, "", this::pick, () -> !view.shown().readings().isEmpty()); //$NON-NLS-1$
		IAction own = push(Messages.View_addGauge, Messages.View_addGaugeTip, "", () -> view.pane().addGauge(), () -> view.session().target().isPresent()); //$NON-NLS-1$
		IAction group = check(Messages.View_group, Messages.View_groupTip, "", settings::group, settings::isGrouped, () -> true); //$NON-NLS-1$
		IAction columns = check(Messages.View_columns, Messages.View_columnsTip, "", settings::sideBySide, settings::isSideBySide, //$NON-NLS-1$
				() -> view.count() > 1);
		IAction together = check(Messages.View_together, Messages.View_togetherTip, "", on -> { //$NON-NLS-1$
			settings.together(on);
			show(on ? GaugeMode.CHARTS : settings.mode());
		}, settings::isTogether, () -> view.count() > 1);
		IAction csv = push(Messages.View_csv, Messages.View_csvTip, "", this::csv, () -> view.session().history().isPresent()); //$NON-NLS-1$
		IAction save = push(Messages.View_saveRecording, Messages.View_saveRecordingTip, "", () -> Recordings.save(shell(), fileName(), view.session()), //$NON-NLS-1$
				() -> view.session().history().isPresent());
		IAction open = push(Messages.View_openRecording, Messages.View_openRecordingTip, "", view::openRecording, () -> true); //$NON-NLS-1$
		IAction picture = push(Messages.View_picture, Messages.View_pictureTip, "", //$NON-NLS-1$
				() -> GaugeExport.picture(shell(), fileName(), view.pane().picture()), () -> !view.shown().readings().isEmpty());
		IAction defaults = push(Messages.View_defaultLimits, Messages.View_defaultLimits.replace("&", ""), "", () -> { //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
			settings.limits().clear();
			settings.changed();
		}, () -> true);
		IToolBarManager tools = bars.getToolBarManager();
		List.of(connect, add, freeze).forEach(tools::add);
		tools.add(new Separator());
		List.of(charts, table, zoomIn, zoomOut, now).forEach(tools::add);
		tools.add(new Separator());
		tools.add(dump);
		IMenuManager menu = bars.getMenuManager();
		List.of(connect, add, remove, columns, together).forEach(menu::add);
		menu.add(new Separator());
		List.of(freeze, charts, table, group, pick, own).forEach(menu::add);
		menu.add(new Separator());
		menu.add(minutes());
		List.of(zoomIn, zoomOut, now).forEach(menu::add);
		menu.add(new Separator());
		List.of(dump, save, open, csv, picture).forEach(menu::add);
		menu.add(new Separator());
		menu.add(defaults);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), new Action(Messages.View_copy) {
			@Override
			public void run() {
				view.pane().copy();
			}
		});
	}

	private IMenuManager minutes() {
		MenuManager times = new MenuManager(Messages.View_time);
		times.add(check(Messages.View_fitting, Messages.View_fittingTip, "", on -> settings.showRange(ChartRange.STANDARD), () -> settings.range().fitting(), //$NON-NLS-1$
				() -> settings.mode() == GaugeMode.CHARTS));
		times.add(new Separator());
		for (int minutes : MINUTES) {
			times.add(check(NLS.bind(minutes == 1 ? Messages.View_oneMinute : Messages.View_minutes, Integer.toString(minutes)), "", "", //$NON-NLS-1$ //$NON-NLS-2$
					on -> settings.showRange(new ChartRange(minutes * MINUTE, settings.range().end())),
					() -> !settings.range().fitting() && settings.range().length() == minutes * MINUTE, () -> settings.mode() == GaugeMode.CHARTS));
		}
		return times;
	}

	/** Brings check marks and enablement up to date. */
	void update() {
		updates.forEach(Runnable::run);
	}

	private void show(GaugeMode mode) {
		settings.show(mode);
		view.setFocus();
	}

	private void pick() {
		PickDialog dialog = new PickDialog(shell(), view.shown().readings(), settings.choice());
		if (dialog.open() == Window.OK) {
			settings.choose(dialog.result());
		}
	}

	private void csv() {
		view.session().history().ifPresent(history -> GaugeExport.csv(shell(), fileName(), history, view.session().tables().metrics()));
	}

	private String fileName() {
		String name = view.session().target().map(target -> target.name() + '-' + target.mark()).orElse("gauges"); //$NON-NLS-1$
		return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.-]+", "-"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private Shell shell() {
		return view.getSite().getShell();
	}

	private IAction push(String text, String tip, String icon, Runnable work, BooleanSupplier enabled) {
		IAction action = new Action(text, IAction.AS_PUSH_BUTTON) {
			@Override
			public void run() {
				work.run();
			}
		};
		describe(action, tip, icon);
		updates.add(() -> action.setEnabled(enabled.getAsBoolean()));
		return action;
	}

	/** Takes what a check box was set to. */
	private interface Switch {
		void set(boolean on);
	}

	private IAction check(String text, String tip, String icon, Switch work, BooleanSupplier checked, BooleanSupplier enabled) {
		IAction action = new Action(text, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				work.set(isChecked());
				update();
			}
		};
		describe(action, tip, icon);
		updates.add(() -> {
			action.setChecked(checked.getAsBoolean());
			action.setEnabled(enabled.getAsBoolean());
		});
		return action;
	}

	private static void describe(IAction action, String tip, String icon) {
		if (!tip.isEmpty()) {
			action.setToolTipText(tip);
		}
		if (!icon.isEmpty()) {
			action.setImageDescriptor(GaugeIcons.descriptor(icon));
		}
	}

	private static Point below(ToolItem item) {
		Rectangle bounds = item.getBounds();
		return item.getParent().toDisplay(bounds.x, bounds.y + bounds.height);
	}
}
