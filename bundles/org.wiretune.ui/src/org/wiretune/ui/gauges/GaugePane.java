/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPartSite;
import org.wiretune.analysis.gauge.FindingGauge;
import org.wiretune.core.Origin;
import org.wiretune.ide.addresses.KnownAddresses;
import org.wiretune.ide.alarms.LiveAlarms;
import org.wiretune.ide.servers.StoredGauges;
import org.wiretune.lint.finding.Finding;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.gauges.AlarmRow;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;
import org.wiretune.servers.gauges.GaugeDefinition;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.GaugeSnapshot;
import org.wiretune.servers.host.ServerAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.own.OwnGauge;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.triggers.SessionTriggers;
import org.wiretune.servers.triggers.TriggerResult;
import org.wiretune.servers.triggers.TriggeredAction;
import org.wiretune.ui.parts.PlaceOpener;

/** Everything of one server: its state, its gauges, charts or table, and its alarms. UI thread only. */
final class GaugePane {

	private static final int LEAST_WIDTH = 60;
	private static final int ALARMS_WEIGHT = 25;
	private static final int MOST_ALARMS_WEIGHT = 55;
	/** Heading, a row, and the sentence of the selected alarm. */
	private static final double ALARMS_LINES = 7.4;

	private final GaugeSession session;
	private final GaugeSettings settings;
	private final IWorkbenchPartSite site;
	private final Composite pane;
	private final StatusLine status;
	private final SashForm sash;
	private final Composite stack;
	private final StackLayout stackLayout = new StackLayout();
	private final Composite nothing;
	private final GaugeBoardControl board;
	/** Null until charts are shown: what is not seen would cost the view time when it opens. */
	private ChartsControl charts;
	/** Null until the table is shown or copied. */
	private GaugeTableControl table;
	/** Null until there is an alarm. */
	private AlarmListControl alarms;
	private final ConnectMenu connectMenu;
	private int alarmsShare = ALARMS_WEIGHT;
	private final SessionTriggers triggers;
	private GaugeSnapshot shown;

	/**
	 * A pane.
	 *
	 * @param parent
	 *            where it goes
	 * @param session
	 *            what it shows; closed with the pane
	 * @param settings
	 *            what is the same for all panes of the view
	 * @param site
	 *            the view
	 */
	GaugePane(Composite parent, GaugeSession session, GaugeSettings settings, IWorkbenchPartSite site) {
		this.session = session;
		this.settings = settings;
		this.site = site;
		pane = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(pane);
		status = new StatusLine(pane, this::openConnectMenu, session::show);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(status.control());
		sash = new SashForm(pane, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		stack = new Composite(sash, SWT.NONE);
		stack.setLayout(stackLayout);
		nothing = new Composite(stack, SWT.NONE);
		board = new GaugeBoardControl(stack, this::addContextMenu);
		sash.setMaximizedControl(stack);
		sash.addListener(SWT.Resize, event -> shareHeight());
		connectMenu = new ConnectMenu(pane, session);
		triggers = new SessionTriggers(session, new ServerAccess(), StoredTriggers.folder(), StoredTriggers::of);
		session.addAlarmListener(triggers);
		pane.addListener(SWT.Dispose, event -> {
			session.close();
			triggers.close();
		});
	}

	private ChartsControl charts() {
		if (charts == null) {
			charts = new ChartsControl(stack, session::time, settings::showRange, this::addChartMenu);
		}
		return charts;
	}

	private GaugeTableControl table() {
		if (table == null) {
			table = new GaugeTableControl(stack);
			addTableMenu(table);
			if (shown != null) {
				table.show(settings.choice().of(shown.readings()), settings.isGrouped());
			}
		}
		return table;
	}

	private void showAlarms() {
		List<AlarmRow> rows = session.alarmRows();
		if (alarms == null) {
			if (rows.isEmpty()) {
				return;
			}
			alarms = new AlarmListControl(sash, this::showInCharts, this::fillAlarmMenu);
			sash.setWeights(100 - alarmsShare, alarmsShare);
		}
		alarms.show(rows);
		boolean hidden = sash.getMaximizedControl() != null;
		if (hidden != alarms.isEmpty()) {
			sash.setMaximizedControl(alarms.isEmpty() ? stack : null);
		}
	}

	/** The alarms have room for a row and a sentence also where the view is low. */
	private void shareHeight() {
		int height = sash.getClientArea().height;
		int share = height <= 0 ? ALARMS_WEIGHT : Math.max(ALARMS_WEIGHT, Math.min(MOST_ALARMS_WEIGHT, (int) (100 * ALARMS_LINES * LineHeight.of(sash, sash.getFont()) / height)));
		if (share != alarmsShare) {
			alarmsShare = share;
			if (alarms != null) {
				sash.setWeights(100 - share, share);
			}
		}
	}

	Composite control() {
		return pane;
	}

	GaugeSession session() {
		return session;
	}

	/** {@return how high the head has to be at its width; 0 while the pane has none, since its words would stand in a column} */
	int headHeight() {
		int width = pane.getClientArea().width;
		return width < LEAST_WIDTH ? 0 : status.control().computeSize(width, SWT.DEFAULT).y;
	}

	/** Gives the head a height, so that what is below stands as high as in the panes beside. @param height the height, SWT.DEFAULT for its own */
	void setHeadHeight(int height) {
		GridData data = (GridData) status.control().getLayoutData();
		if (data.heightHint != height) {
			data.heightHint = height;
			pane.layout(true);
		}
	}

	/** The time that the charts show, to zoom and move from. */
	ChartRange range() {
		return session.settled(settings.range());
	}

	GaugeSnapshot shown() {
		return shown;
	}

	/** What is to be seen on a picture. */
	Control picture() {
		return settings.mode() == GaugeMode.DIALS ? board.content() : settings.mode() == GaugeMode.CHARTS ? charts().content() : table().control();
	}

	/** What the tab says. */
	String title() {
		return shown == null ? "" : shown.status().flatMap(state -> state.target()) //$NON-NLS-1$
				.map(target -> NLS.bind(Messages.Tab_process, target.name(), target.mark()))
				.orElseGet(() -> session.isRecording() ? session.kept().map(kept -> NLS.bind(Messages.Tab_recording, kept.name())).orElse(Messages.Tab_none) : Messages.Tab_none);
	}

	void refresh() {
		if (pane.isDisposed()) {
			return;
		}
		shown = session.snapshot();
		status.show(shown);
		List<GaugeReading> readings = settings.choice().of(shown.readings());
		// Dials, and the table once it was seen, are kept up to date, so that switching shows the same at once; charts cost more.
		board.show(readings, settings.isGrouped());
		if (table != null) {
			table.show(readings, settings.isGrouped());
		}
		showAlarms();
		Control top = settings.mode() == GaugeMode.TABLE ? table().control()
				: readings.isEmpty() ? nothing : settings.mode() == GaugeMode.CHARTS ? charts().control() : board.control();
		if (stackLayout.topControl != top) {
			stackLayout.topControl = top;
			stack.layout(true);
		}
	}

	/** The charts of a time, to be shown or to be compared with those of other servers first. */
	List<ChartReading> readCharts(ChartRange range) {
		return session.charts(settings.choice().of(shown.readings()), range);
	}

	void showCharts(List<ChartReading> next, ChartRange range) {
		charts().show(next, settings.isGrouped(), session.period(range));
	}

	void setFocus() {
		boolean done = switch (settings.mode()) {
		case TABLE -> table().table().setFocus();
		case CHARTS -> charts().setFocus();
		case DIALS -> board.setFocus();
		};
		if (!done) {
			status.control().setFocus();
		}
	}

	/** The gauge of what the findings of a rule cost, or why there is none here. */
	FindingGauge gauge(String rule) {
		return FindingGauge.of(rule, shown.readings().isEmpty() ? Optional.empty() : Optional.of(title()), shown.readings());
	}

	/** Puts the focus on a gauge that is shown, wherever it is scrolled to. */
	void reveal(GaugeKey gauge) {
		board.reveal(gauge);
	}

	void copy() {
		table().copy();
	}

	void openConnectMenu(Point place) {
		connectMenu.open(place);
	}

	private void openConnectMenu() {
		connectMenu.open(status.control().toDisplay(8, status.control().getSize().y));
	}

	/** The charts of the seconds that an alarm rests on. */
	private void showInCharts(KeptAlarm entry) {
		long to = entry.endedAt().orElse(entry.alarm().since());
		settings.showCharts(ChartRange.around(entry.alarm().from(), Math.min(to, entry.alarm().from() + ChartRange.LONGEST / 2)));
	}

	private void fillAlarmMenu(IMenuManager menu) {
		KeptAlarm entry = alarms.selected().orElseThrow();
		menu.add(action(Messages.Alarms_showInCharts, () -> showInCharts(entry)));
		List<Finding> places = LiveAlarms.findings(entry.alarm(), session.target().map(KnownAddresses::project).orElse(""));
		if (places.size() == 1) {
			menu.add(action(NLS.bind(Messages.Alarms_open, where(places.get(0))), () -> open(places.get(0).origin())));
		} else if (!places.isEmpty()) {
			MenuManager several = new MenuManager(Messages.Alarms_openOne);
			places.forEach(place -> several.add(action(where(place), () -> open(place.origin()))));
			menu.add(several);
		}
		Action dump = action(Messages.View_dump, this::takeThreadDump);
		dump.setEnabled(session.target().isPresent());
		menu.add(dump);
		fillTriggers(menu, entry);
		menu.add(new Separator());
		menu.add(action(Messages.Alarms_reset, () -> session.reset(entry)));
		menu.add(action(Messages.Alarms_resetAll, () -> session.snapshot().alarms().forEach(session::reset)));
	}

	/** What came of actions at the alarm, and what is to be done when it is raised again. */
	private void fillTriggers(IMenuManager menu, KeptAlarm entry) {
		for (TriggerResult result : triggers.of(entry.alarm())) {
			Action open = action(result.sentence().replace("&", "&&"), () -> result.file().ifPresent(file -> WrittenFile.open(site, file))); //$NON-NLS-1$ //$NON-NLS-2$
			open.setEnabled(result.file().isPresent());
			menu.add(open);
		}
		Optional<JvmTarget> target = session.target();
		if (target.isEmpty()) {
			return;
		}
		if (StoredTriggers.isOwn(entry.alarm())) {
			StoredGauges.of(target).named(entry.alarm().id()).ifPresent(own -> menu.add(action(Messages.View_changeGauge, () -> ask(target.get(), Optional.of(own)))));
			return;
		}
		MenuManager again = new MenuManager(Messages.Alarms_again);
		for (TriggeredAction each : TriggeredAction.values()) {
			Action choice = new Action(OwnGaugeDialog.word(each), Action.AS_CHECK_BOX) {
				@Override
				public void run() {
					StoredTriggers.keep(target.get(), entry.alarm(), each, isChecked());
				}
			};
			choice.setChecked(StoredTriggers.of(target.get(), entry.alarm()).contains(each));
			again.add(choice);
		}
		menu.add(again);
	}

	private static String where(Finding finding) {
		return finding.origin().path() + ':' + finding.origin().line();
	}

	private void open(Origin place) {
		PlaceOpener.open(site.getPage(), place);
	}

	/** Takes a thread dump in the background and shows it. */
	void takeThreadDump() {
		session.target().ifPresent(target -> {
			Job job = new ThreadDumpJob(session, target, site.getShell());
			job.schedule();
		});
	}

	private static Action action(String text, Runnable work) {
		return new Action(text) {
			@Override
			public void run() {
				work.run();
			}
		};
	}

	private void addContextMenu(GaugeCanvas canvas) {
		addMenu(canvas, () -> canvas.reading().key());
		canvas.addListener(SWT.KeyDown, event -> {
			if (event.character == SWT.CR) {
				setLimit(canvas.reading().key());
			}
		});
		canvas.addListener(SWT.MouseDoubleClick, event -> setLimit(canvas.reading().key()));
	}

	private void addChartMenu(ChartCanvas canvas) {
		addMenu(canvas, () -> canvas.reading().gauge().key());
		canvas.addListener(SWT.KeyDown, this::chartKey);
		canvas.addListener(SWT.MouseDoubleClick, event -> settings.showRange(settings.range().live()));
		canvas.addListener(SWT.MouseWheel, event -> {
			if ((event.stateMask & SWT.MOD1) != 0 && event.count != 0) {
				event.doit = false;
				settings.showRange(event.count > 0 ? range().zoomedIn() : range().zoomedOut());
			}
		});
	}

	private void chartKey(Event event) {
		ChartRange range = range();
		long newest = session.history().map(history -> history.lastTime()).orElse(0L);
		switch (event.keyCode) {
		case SWT.ARROW_LEFT -> settings.showRange(range.moved(-0.25, newest));
		case SWT.ARROW_RIGHT -> settings.showRange(range.moved(0.25, newest));
		case SWT.END -> settings.showRange(range.live());
		case SWT.ARROW_DOWN, SWT.ARROW_UP -> nextChart(event);
		default -> {
			if (event.character == '+' || event.character == '-') {
				settings.showRange(event.character == '+' ? range.zoomedIn() : range.zoomedOut());
			}
		}
		}
	}

	private void nextChart(Event event) {
		List<ChartCanvas> all = charts().charts();
		int next = all.indexOf(event.widget) + (event.keyCode == SWT.ARROW_DOWN ? 1 : -1);
		if (next >= 0 && next < all.size()) {
			all.get(next).setFocus();
		}
	}

	private void addMenu(Control control, java.util.function.Supplier<GaugeKey> key) {
		MenuManager manager = new MenuManager();
		manager.setRemoveAllWhenShown(true);
		manager.addMenuListener(menu -> fillContextMenu(menu, key.get()));
		Menu menu = manager.createContextMenu(control);
		control.setMenu(menu);
		control.addListener(SWT.Dispose, event -> manager.dispose());
	}

	private void addTableMenu(GaugeTableControl made) {
		Table control = made.table();
		MenuManager manager = new MenuManager();
		manager.setRemoveAllWhenShown(true);
		manager.addMenuListener(menu -> made.selected().ifPresent(key -> fillContextMenu(menu, key)));
		control.setMenu(manager.createContextMenu(control));
		control.addListener(SWT.Dispose, event -> manager.dispose());
		control.addListener(SWT.DefaultSelection, event -> made.selected().ifPresent(this::setLimit));
	}

	/** Lets the user make a gauge of a number that the program offers. */
	void addGauge() {
		session.target().ifPresent(target -> ask(target, Optional.empty()));
	}

	private void ask(JvmTarget target, Optional<OwnGauge> changed) {
		OwnGaugeDialog dialog = new OwnGaugeDialog(site.getShell(), target, StoredGauges.of(Optional.of(target)), changed);
		if (dialog.open() == Window.OK) {
			keep(target, dialog.result());
		}
	}

	private void keep(JvmTarget target, OwnGauges gauges) {
		StoredGauges.keep(target, gauges);
		settings.ownGaugesChanged();
	}

	private Optional<OwnGauge> own(GaugeKey key) {
		return OwnTables.find(StoredGauges.of(session.target()), key.definition());
	}

	private void fillContextMenu(IMenuManager menu, GaugeKey key) {
		Optional<OwnGauge> own = own(key);
		if (own.isPresent()) {
			JvmTarget target = session.target().orElseThrow();
			menu.add(action(Messages.View_changeGauge, () -> ask(target, own)));
			menu.add(action(Messages.View_removeGauge, () -> keep(target, StoredGauges.of(Optional.of(target)).without(own.get().name()))));
			menu.add(action(Messages.View_hide, () -> settings.choose(settings.choice().with(key, false))));
			menu.add(new Separator());
			menu.add(action(Messages.View_copy, table::copy));
			return;
		}
		menu.add(action(Messages.View_setLimit, () -> setLimit(key)));
		Action standard = action(Messages.View_defaultLimit, () -> {
			settings.limits().set(key, Optional.empty());
			settings.changed();
		});
		standard.setEnabled(settings.limits().of(key).isPresent());
		menu.add(standard);
		menu.add(action(Messages.View_hide, () -> settings.choose(settings.choice().with(key, false))));
		Action add = action(Messages.View_addGauge, this::addGauge);
		add.setEnabled(session.target().isPresent());
		menu.add(add);
		menu.add(new Separator());
		menu.add(action(Messages.View_copy, this::copy));
	}

	private void setLimit(GaugeKey key) {
		Optional<OwnGauge> own = own(key);
		if (own.isPresent()) {
			ask(session.target().orElseThrow(), own);
			return;
		}
		Optional<GaugeReading> reading = shown.readings().stream().filter(each -> each.key().equals(key)).findFirst();
		Optional<GaugeDefinition> definition = session.tables().gauges().definitions().stream().filter(each -> each.id().equals(key.definition())).findFirst();
		if (reading.isEmpty() || definition.isEmpty()) {
			return;
		}
		LimitDialog dialog = new LimitDialog(site.getShell(), reading.get(), definition.get(), settings.limits().of(key));
		if (dialog.open() == Window.OK) {
			settings.limits().set(key, dialog.result());
			settings.changed();
		}
	}
}
