/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.wiretune.gclog.view.GcLiveState;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.ui.chart.ZoomChart;
import org.wiretune.ui.editor.ReadOnlyPages;
import org.wiretune.ui.theme.Restyled;
import org.wiretune.ui.update.NewestShown;

/**
 * A collection log: its summary, charts, collections, what is wrong according to it, and other logs beside it. Reading happens
 * in a job that shows its progress and can be stopped; nothing can be edited. UI thread only.
 */
public final class GcLogEditor extends ReadOnlyPages {

	/** Id of the editor. */
	public static final String ID = "org.wiretune.ui.gcLogEditor"; //$NON-NLS-1$

	/** Family of the jobs that read and prepare logs. */
	public static final Object FAMILY = new Object();

	private static final String HELP = "org.wiretune.ui.gcLogEditor"; //$NON-NLS-1$

	private static final int CHARTS = 1;
	private static final int COLLECTIONS = 2;
	private static final int DIAGNOSIS = 3;
	private static final int COMPARE = 4;
	private static final int STEPS = 1000;
	/** Larger logs are not read again by themselves. */
	private static final long QUICKLY_READ = 64L << 20;

	private final NewestShown<Loaded> newest = new NewestShown<>(this::show);
	private final NewestShown<Double> progress = new NewestShown<>(this::showProgress);
	private final NewestShown<GcLiveState> liveState = new NewestShown<>(this::showLiveState);
	private final FollowJob following = new FollowJob(this::grown, liveState::offer);
	private final IResourceChangeListener changes = this::changed;
	private final GcPlaces places = new Places();
	private final List<Path> waiting = new ArrayList<>();
	private Path path;
	private IFile file;
	private Composite body;
	private GcLogHead head;
	private SummaryPage summary;
	private ChartsPage charts;
	private CollectionsPage collections;
	private DiagnosisPage diagnosis;
	private ComparePage compare;
	private Job reading;
	private volatile int jvm = GcLogFile.ALL;
	private int shownJvm = GcLogFile.ALL;
	private volatile GcLogFile log;
	private GcLogFile.Part part;
	private String problem = ""; //$NON-NLS-1$

	/** Where something to show comes from. */
	private enum Reason {
		READ, CHOSEN, GROWN
	}

	/** What came of reading: a log and its part, or a sentence why there is none. */
	private record Loaded(Reason reason, GcLogFile file, GcLogFile.Part part, int jvm, String problem) {
	}

	@Override
	public void init(IEditorSite site, IEditorInput input) throws PartInitException {
		path = path(input);
		if (path == null) {
			throw new PartInitException(Messages.Editor_noFile);
		}
		super.init(site, input);
		file = input instanceof IFileEditorInput chosen ? chosen.getFile() : null;
		setPartName(input.getName());
	}

	private static Path path(IEditorInput input) {
		if (input instanceof IFileEditorInput chosen) {
			IPath location = chosen.getFile().getLocation();
			return location == null ? null : location.toFile().toPath();
		}
		URI uri = input instanceof IURIEditorInput other ? other.getURI() : null;
		return uri != null && "file".equals(uri.getScheme()) ? Path.of(uri) : null; //$NON-NLS-1$
	}

	@Override
	protected Composite createPageContainer(Composite parent) {
		Composite all = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(all);
		head = new GcLogHead(all, this::chooseStart, this::setFollowed, this::read, () -> reading.cancel(), () -> setActivePage(DIAGNOSIS));
		body = new Composite(all, SWT.NONE);
		body.setLayout(new org.eclipse.swt.layout.FillLayout());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
		return body;
	}

	@Override
	protected void createPages() {
		Composite container = getContainer();
		Restyled.followWords(container);
		summary = new SummaryPage(container, places);
		charts = new ChartsPage(container, places);
		collections = new CollectionsPage(container, places, () -> charts.view());
		diagnosis = new DiagnosisPage(container, places, getSite().getPage());
		compare = new ComparePage(container, this::compareWith);
		page(summary.control(), Messages.Page_summary);
		page(charts.control(), Messages.Page_charts);
		page(collections.control(), Messages.Page_collections);
		page(diagnosis.control(), Messages.Page_diagnosis);
		page(compare.control(), Messages.Page_compare);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(container, HELP);
		reading = new ReadJob();
		if (file != null) {
			ResourcesPlugin.getWorkspace().addResourceChangeListener(changes, IResourceChangeEvent.POST_CHANGE);
		}
		read();
	}

	private void page(Control control, String title) {
		setPageText(addPage(control), title);
	}

	/** Reads the log and shows how far it is. */
	private final class ReadJob extends Job {

		ReadJob() {
			super(NLS.bind(Messages.Editor_reading, path.getFileName()));
		}

		@Override
		protected IStatus run(IProgressMonitor monitor) {
			try {
				monitor.beginTask(getName(), STEPS);
				GcLogFile next = GcLogFile.read(path, watch(monitor));
				int start = jvm < next.log().jvmStarts().size() ? jvm : GcLogFile.ALL;
				newest.offer(new Loaded(Reason.READ, next, next.part(start), start, "")); //$NON-NLS-1$
			} catch (IOException unreadable) {
				newest.offer(new Loaded(Reason.READ, null, null, GcLogFile.ALL, String.valueOf(unreadable.getMessage())));
			} finally {
				progress.offer(-1.0);
				monitor.done();
			}
			return Status.OK_STATUS;
		}

		private GcLogFile.Progress watch(IProgressMonitor monitor) {
			int[] worked = new int[1];
			return share -> {
				int now = Double.isNaN(share) ? 0 : (int) (STEPS * share);
				monitor.worked(Math.max(0, now - worked[0]));
				worked[0] = Math.max(worked[0], now);
				progress.offer(share);
				return !monitor.isCanceled();
			};
		}

		@Override
		public boolean belongsTo(Object family) {
			return family == FAMILY;
		}
	}

	private void read() {
		head.progress(0);
		reading.schedule();
	}

	private void changed(IResourceChangeEvent event) {
		IResourceDelta delta = event.getDelta() == null ? null : event.getDelta().findMember(file.getFullPath());
		if (delta != null && delta.getKind() == IResourceDelta.CHANGED && (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
				if (!body.isDisposed()) {
					if (log != null && log.mayGrow()) {
						changedOnDisk();
					} else if (path.toFile().length() <= QUICKLY_READ) {
						read();
					} else {
						head.changed();
					}
				}
			});
		}
	}

	private void changedOnDisk() {
		if (following.isOn()) {
			following.look();
		} else {
			head.changed();
		}
	}

	/** The log was written on. Called by the job that follows it. */
	private void grown(GcLogFile next) {
		int start = jvm < next.log().jvmStarts().size() ? jvm : GcLogFile.ALL;
		GcLogFile.Part of = next.part(start);
		of.chart().prepare(charts.wanted());
		newest.offer(new Loaded(Reason.GROWN, next, of, start, "")); //$NON-NLS-1$
	}

	private void setFollowed(boolean on) {
		following.setOn(on);
		head.following(following.state(), on);
	}

	private void showLiveState(GcLiveState state) {
		if (body != null && !body.isDisposed()) {
			head.following(state, following.isOn());
		}
	}

	private void chooseStart(int index) {
		jvm = index;
		ChartsPage.system(Messages.Editor_preparing, monitor -> {
			GcLogFile of = log;
			newest.offer(new Loaded(Reason.CHOSEN, of, of.part(index), index, "")); //$NON-NLS-1$
		}).schedule();
	}

	private void showProgress(Double done) {
		if (!body.isDisposed()) {
			head.progress(done == null ? -1 : done);
		}
	}

	private void show(Loaded loaded) {
		if (body == null || body.isDisposed()) {
			return;
		}
		problem = loaded.problem();
		if (loaded.file() == null) {
			head.problem(problem);
			return;
		}
		if (loaded.reason() == Reason.CHOSEN && loaded.file() != log) {
			// The log has grown meanwhile.
			chooseStart(loaded.jvm());
			return;
		}
		boolean same = loaded.reason() == Reason.GROWN && part != null && shownJvm == loaded.jvm();
		if (log != null) {
			log.replacedBy(loaded.file());
		}
		GcLogFile.Part before = part;
		log = loaded.file();
		part = loaded.part();
		jvm = loaded.jvm();
		shownJvm = jvm;
		head.show(log, part, jvm);
		if (same) {
			grow(before);
			return;
		}
		summary.show(part);
		charts.show(part);
		collections.show(part);
		diagnosis.show(log, part);
		compare.show(log, part);
		setTitleToolTip(path.toString());
		body.getParent().layout(true, true);
		if (loaded.reason() == Reason.READ) {
			following.follow(log);
		}
		List.copyOf(waiting).forEach(this::compareWith);
		waiting.clear();
	}

	/** The log that is shown was written on: what the user chose, selected and scrolled to stays. */
	private void grow(GcLogFile.Part before) {
		summary.grow(part);
		charts.grow(before, part);
		collections.grow(before, part);
		diagnosis.grow(log, part);
		compare.grow(log, part);
	}

	/**
	 * Reads another log and puts it beside this one.
	 *
	 * @param other the file
	 */
	public void compareWith(Path other) {
		if (log == null) {
			waiting.add(other);
			return;
		}
		Job job = new Job(NLS.bind(Messages.Editor_reading, other.getFileName())) {

			@Override
			protected IStatus run(IProgressMonitor monitor) {
				try {
					GcLogFile next = GcLogFile.read(other, share -> !monitor.isCanceled());
					PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
						if (!body.isDisposed()) {
							compare.add(next);
							setActivePage(COMPARE);
						}
					});
					return Status.OK_STATUS;
				} catch (IOException unreadable) {
					return Status.error(unreadable.getMessage());
				}
			}

			@Override
			public boolean belongsTo(Object family) {
				return family == FAMILY;
			}
		};
		job.setUser(true);
		job.schedule();
	}

	/** Leads from page to page. */
	private final class Places implements GcPlaces {

		@Override
		public void select(int row) {
			charts.select(row);
			collections.select(row);
		}

		@Override
		public void showInTable(int row) {
			setActivePage(COLLECTIONS);
			collections.reveal(row);
			select(row);
			collections.focus().setFocus();
		}

		@Override
		public void showInCharts(int row) {
			if (row >= 0) {
				setActivePage(CHARTS);
				select(row);
				charts.focus().setFocus();
			}
		}

		@Override
		public void showLine(long line) {
			boolean shown = log.editable(line).filter(at -> at.part().file().filter(own -> own.path().equals(path)).isPresent())
					.filter(at -> RawLineOpener.open(getSite().getPage(), getEditorInput(), at.line())).isPresent();
			if (!shown) {
				setActivePage(COLLECTIONS);
				collections.showLine(line);
			}
		}
	}

	/** {@return what is shown, null until the file is read} */
	public GcLogFile.Part shown() {
		return part;
	}

	/** {@return whether the log is still being written, as far as is known} */
	public GcLiveState liveState() {
		return following.state();
	}

	/** {@return why the file could not be read; empty where it could} */
	public String problem() {
		return problem;
	}

	/**
	 * Shows a page.
	 *
	 * @param index its index: summary, charts, collections, diagnosis, comparison
	 */
	public void showPage(int index) {
		setActivePage(index);
	}

	/**
	 * Shows one JVM start, or all.
	 *
	 * @param index its index, or {@link GcLogFile#ALL}
	 */
	public void showStart(int index) {
		chooseStart(index);
	}

	/** {@return the charts} */
	public ZoomChart charts() {
		return charts.chart();
	}

	/** {@return the charts of the comparison} */
	public ZoomChart comparedCharts() {
		return compare.chart();
	}

	/** {@return the lines of the file around the selected row} */
	public StyledText rawLines() {
		return collections.raw();
	}

	/** {@return whether all pages show what was read} */
	public boolean isComplete() {
		return part != null && collections.content() != null && diagnosis.isShown(part) && !charts.chart().panels().isEmpty();
	}

	@Override
	public void setFocus() {
		switch (getActivePage()) {
		case CHARTS -> charts.focus().setFocus();
		case COLLECTIONS -> collections.focus().setFocus();
		case DIAGNOSIS -> diagnosis.focus().setFocus();
		case COMPARE -> compare.focus().setFocus();
		default -> summary.focus().setFocus();
		}
	}

	@Override
	public void dispose() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(changes);
		following.stop();
		if (log != null) {
			log.release();
		}
		if (reading != null) {
			reading.cancel();
			charts.dispose();
			collections.dispose();
			diagnosis.dispose();
			compare.dispose();
		}
		super.dispose();
	}
}
