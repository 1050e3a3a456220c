/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.fix.CurrentFindings;
import org.wiretune.ide.fix.OpenTexts;
import org.wiretune.ide.internal.Messages;
import org.wiretune.ide.job.EditorJob;
import org.wiretune.ide.results.FindingCosts;
import org.wiretune.ide.results.RunResults;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.wiring.WiringEdit;
import org.wiretune.lint.wiring.WiringOffer;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.wiring.CallPrice;

/**
 * Answers, in a job, what a wire would cost and what the rules would say of it: the ways with their prices at once, then what the rules
 * say of one way after the other. The next question cancels the one before. Nothing is written, no marker changes: the rules read the
 * texts as they would be, as they read what is typed.
 */
public final class WiringAdvisor {

	/** Family of the jobs. */
	public static final Object FAMILY = new Object();
	/** How long an analysis that runs is waited for, in milliseconds. */
	private static final long PATIENCE_MILLIS = 30_000;

	private final Consumer<WiringAnswer> receiver;
	private final Job job = new AdviceJob();
	private volatile WiringQuestion question;
	/** What was found last in the texts as they are, without what is asked about; touched by the job alone. */
	private Now last;
	private String pricedProject;
	/** Whether runs may have come since they were read. */
	private volatile boolean stale;
	private JudgedRuns runs;

	/** What is found in the texts as they are, also what is held back as known. @param saved the analysis of the saved files @param unsaved the texts of unsaved editors @param findings what is found */
	private record Now(LintResult saved, List<SourceFile> unsaved, List<Finding> findings) {
	}

	/**
	 * Makes an advisor.
	 *
	 * @param receiver takes answers, on the thread of the job
	 */
	public WiringAdvisor(Consumer<WiringAnswer> receiver) {
		this.receiver = receiver;
	}

	/**
	 * Asks. Any thread.
	 *
	 * @param next the question; the one before is dropped
	 */
	public void ask(WiringQuestion next) {
		job.cancel();
		question = next;
		job.schedule();
	}

	/** Drops the question; the runs are looked at anew for the next one. Any thread. */
	public void forget() {
		question = null;
		stale = true;
		job.cancel();
	}

	private void answer(WiringQuestion asked, IProgressMonitor monitor) throws Exception {
		Optional<LintResult> current = CurrentFindings.edited(monitor);
		if (current.isEmpty()) {
			return;
		}
		List<SourceFile> unsaved = OpenTexts.unsaved();
		WiringOffer offer = asked.offer().apply(current.get().reading());
		JudgedRuns judged = runs(asked.project());
		List<PricedChoice> choices = new ArrayList<>();
		offer.choices().forEach(each -> choices.add(new PricedChoice(each, CallPrice.of(each.binding(), each.style(), each.isApart(), judged), Optional.empty())));
		tell(asked, choices, offer.refusal(), choices.isEmpty(), monitor);
		for (int i = 0; i < choices.size() && !monitor.isCanceled(); i++) {
			WiringEdit edit = choices.get(i).choice().edit();
			List<SourceFile> edited = edit.isEmpty() ? null : EditedTexts.of(current.get().texts(), unsaved, edit);
			LintResult then = edited == null ? null : WorkspaceAnalysis.get().withUnsaved(edited, PATIENCE_MILLIS, monitor::isCanceled);
			if (then != null) {
				choices.set(i, choices.get(i).with(WiringOutlook.of(now(unsaved, monitor), then.findings())));
			}
			tell(asked, choices, "", i == choices.size() - 1, monitor);
		}
	}

	private void tell(WiringQuestion asked, List<PricedChoice> choices, String refusal, boolean complete, IProgressMonitor monitor) {
		if (!monitor.isCanceled() && asked == question) {
			receiver.accept(new WiringAnswer(asked, choices, refusal, complete));
		}
	}

	/** The analysis that markers show holds back what is known; here both sides have it. */
	private List<Finding> now(List<SourceFile> unsaved, IProgressMonitor monitor) throws InterruptedException {
		LintResult saved = WorkspaceAnalysis.get().result();
		if (last == null || last.saved() != saved || !last.unsaved().equals(unsaved)) {
			LintResult all = WorkspaceAnalysis.get().withUnsaved(unsaved, PATIENCE_MILLIS, monitor::isCanceled);
			last = new Now(saved, unsaved, all == null ? saved.findings() : all.findings());
		}
		return last.findings();
	}

	private JudgedRuns runs(String project) {
		if (stale || !project.equals(pricedProject)) {
			stale = false;
			runs = JudgedRuns.of(FindingCosts.runs(RunResults.get(), project));
			pricedProject = project;
		}
		return runs;
	}

	private final class AdviceJob extends EditorJob {

		AdviceJob() {
			super(Messages.Wiring_pricing, FAMILY);
			setPriority(SHORT);
		}

		@Override
		protected void read(IProgressMonitor monitor) throws InterruptedException {
			WiringQuestion asked = question;
			try {
				if (asked != null) {
					answer(asked, monitor);
				}
			} catch (OperationCanceledException | InterruptedException cancelled) {
				throw cancelled;
			} catch (Exception problem) {
				// What is said of a wire that is not drawn yet must not stop the user; drawing it tells what is wrong.
				Platform.getLog(WiringAdvisor.class).warn(Messages.Wiring_pricing, problem);
			}
		}
	}
}
