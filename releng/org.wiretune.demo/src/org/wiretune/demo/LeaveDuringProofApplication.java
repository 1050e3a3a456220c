/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.internal.core.JavaModelManager;
import org.eclipse.swt.widgets.Button;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.wiretune.ide.RuleChoice;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.proof.ProofJob;
import org.wiretune.ide.proof.ProofOffer;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofPair;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofStart;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;
import org.wiretune.workbench.WorkbenchScript;

/**
 * Creates the sample with a proof of which an earlier day made all pairs but the last, goes on with it, tells the processes of
 * its servers and the file of the proof, and closes the workbench while they run. With {@code -again}, in the same workspace,
 * it goes on once more, to the end. The proof is one whose starts take seconds.
 */
public final class LeaveDuringProofApplication extends WorkbenchScript {

	private static final String RULE = "log-unguarded-concat";
	private static final String FILE = "OrderListener.java";
	private static final int PLANNED = 5;
	private static final int MADE = PLANNED + ProofMethod.FRESH - 1;
	private static final Duration LIMIT = Duration.ofMinutes(2);

	@Override
	protected void play(String[] arguments) throws Exception {
		// Nobody asks for it: in a new workspace it is an index of the whole JDK.
		JavaModelManager.getIndexManager().disable();
		boolean again = List.of(arguments).contains("-again");
		Workbench.clear();
		if (!again) {
			SampleSolution.create(null);
			RuleChoices.store(Map.of(RULE, RuleChoice.INFO));
		}
		Workbench.joinBuild();
		IMarker marker = Wait.value("the finding is marked", LIMIT, () -> Findings.markers().stream()
				.filter(each -> RULE.equals(FindingMarkers.ruleId(each)) && each.getResource().getName().equals(FILE)).findFirst().orElse(null));
		if (again) {
			goOn(marker);
		} else {
			leave(marker);
		}
		System.out.flush();
	}

	private static void leave(IMarker marker) throws Exception {
		WorkspaceAnalysis.get().join(null);
		record(offer(marker).choices().get(0).making());
		ProofOffer offer = offer(marker);
		tell(offer);
		Set<Long> before = children();
		Job job = new ProofJob(offer.project(), offer.choices().get(0), offer.choices().get(0).earlier(), new ProofMethod(ProofMethod.EFFECT, Duration.ofMinutes(10)));
		job.schedule();
		Wait.until("server and driver run", LIMIT, () -> started(before).size() >= 2 || job.getState() == Job.NONE);
		if (job.getState() == Job.NONE) {
			throw new IllegalStateException("The proof ended before the IDE could be left: " + job.getResult());
		}
		started(before).forEach(process -> System.out.println("Process " + process));
	}

	/** As a user does it who has just opened the IDE: of the finding there is a marker, and nothing was read yet. */
	private static void goOn(IMarker marker) {
		IMarkerResolution prove = Arrays.stream(Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))).filter(each -> each.getLabel().startsWith("Prove")).findFirst().orElseThrow();
		Ui.start(() -> prove.run(marker));
		Button goOn = Wait.value("the dialog offers to go on", LIMIT, () -> Widgets.shell("Prove a Finding").flatMap(dialog -> Widgets.button(dialog, "Go On")).orElse(null));
		tell(offer(marker));
		Ui.start(() -> Widgets.press(goOn));
		Job job = Wait.value("the proof is under way", LIMIT, () -> Arrays.stream(Job.getJobManager().find(ProofJob.FAMILY)).findFirst().orElse(null));
		Wait.until("the proof has ended", LIMIT, () -> job.getState() == Job.NONE);
		System.out.println("Result " + job.getResult().getSeverity() + ' ' + job.getResult().getMessage());
	}

	private static ProofOffer offer(IMarker marker) {
		ProofOffer offer = Ui.get(() -> ProofOffer.of(marker, MarkerPlaces.SAVED));
		if (offer.choices().isEmpty()) {
			throw new IllegalStateException(offer.why());
		}
		return offer;
	}

	private static void tell(ProofOffer offer) {
		ProofMaking making = offer.choices().get(0).making();
		System.out.println("Kept " + offer.choices().get(0).earlier().map(proof -> proof.state() + " " + proof.pairs().size()).orElse("nothing"));
		System.out.println("Proof " + ProofFile.of(making.folder(), making.subject()));
	}

	private static void record(ProofMaking making) throws Exception {
		ProofSubject subject = making.subject();
		EqualPairs equal = new EqualPairs(Instant.now(), List.of(0.01, -0.02, 0.015, -0.01));
		making.store().keep(ProofPrint.equal(subject.recipe(), making.base(), subject.server(), making.machine()), equal);
		List<ProofPair> pairs = new ArrayList<>();
		for (int i = 0; i < MADE; i++) {
			pairs.add(new ProofPair(start(subject, 0.01), start(subject, 0.001 + 0.0002 * (i % 3)), i >= PLANNED));
		}
		ProofFile.write(ProofFile.of(making.folder(), subject), new Proof(subject, Proof.State.GOING_ON, "", pairs, PLANNED, 0.05, 0.03, equal, making.machine(), Instant.now(), 140));
	}

	private static ProofStart start(ProofSubject subject, double value) {
		return new ProofStart(Map.of(subject.recipe().decisive().word(), value), List.of(), List.of());
	}

	private static Set<Long> started(Set<Long> before) {
		Set<Long> now = children();
		now.removeAll(before);
		return now;
	}

	private static Set<Long> children() {
		return ProcessHandle.current().descendants().map(ProcessHandle::pid).collect(Collectors.toSet());
	}
}
