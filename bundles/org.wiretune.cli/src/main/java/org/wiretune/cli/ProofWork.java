/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.ProcessGuard;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.proof.BestCombination;
import org.wiretune.perf.proof.EqualPairsStore;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofMachine;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofProgress;
import org.wiretune.perf.proof.ProofRace;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.perf.proof.StartedPairs;
import org.wiretune.safety.terminal.TerminalText;

/** Makes proofs on real servers. What is finished is on the disk after each pair, and a stop ends the run under way. */
final class ProofWork implements AutoCloseable {

	/** A run that is cancelled ends its processes within some seconds. */
	private static final Duration LONGEST_END = Duration.ofSeconds(20);

	private final ProveForm form;
	private final PrintStream progress;
	private final String machine = ProofMachine.words();
	private final EqualPairsStore store;
	private final TesterInstallation tester;
	private final JavaInstallation java;
	/** Starts runs that differ by settings; null where an application of the user is measured, each proof of which has its own. */
	private final InterleavedRun.Starter starter;
	private final Path runs;
	private final long began = System.nanoTime();
	private final Thread hook = new Thread(this::end, "WireTune proof end");
	private final CountDownLatch closed = new CountDownLatch(1);
	// Guarded by this.
	private final List<StartedPairs> started = new ArrayList<>();
	private boolean stopped;

	/**
	 * Prepares the server.
	 *
	 * @param form what was asked for
	 * @param progress takes sentences that say how far it is
	 */
	ProofWork(ProveForm form, PrintStream progress) throws CannotRun, IOException, InterruptedException {
		this.form = form;
		this.progress = progress;
		store = EqualPairsStore.ofUser();
		JavaInstallation java = form.java().isPresent() ? JavaInstallation.of(form.java().get()) : JavaInstallation.forRuns();
		tester = TesterInstallation.in(form.tester());
		this.java = java;
		starter = form.application().archive().isPresent() ? null : InterleavedRun.starter(KitArguments.asItComes(form.server(), progress::println), tester, java, event -> {
			// Each run has hundreds of events; what is told is how the proof goes.
		});
		runs = form.runs().isPresent() ? form.runs().get() : Files.createTempDirectory("wiretune-proof");
		if (form.runs().isEmpty()) {
			// Nobody removes it when this program is killed.
			ProcessGuard.shared().folder(runs);
		}
		Runtime.getRuntime().addShutdownHook(hook);
	}

	/** A signal: what is finished is kept and told before the process ends. */
	private void end() {
		stop();
		try {
			closed.await(LONGEST_END.toSeconds(), TimeUnit.SECONDS);
		} catch (InterruptedException impatient) {
			Thread.currentThread().interrupt();
		}
	}

	private synchronized boolean isStopped() {
		return stopped;
	}

	private synchronized void stop() {
		stopped = true;
		started.forEach(StartedPairs::cancel);
	}

	/** {@return a proof, made or finished by now} @param provable what is to be shown */
	Proof make(ProvableFindings.Provable provable) throws IOException, InterruptedException {
		return make(provable, form.method());
	}

	private Proof make(ProvableFindings.Provable provable, ProofMethod method) throws IOException, InterruptedException {
		ProofMaking making = making(provable);
		Optional<Proof> earlier = making.earlier();
		if (earlier.isPresent() && earlier.get().state() == Proof.State.DONE) {
			tell(CommandTexts.text("proveKept", ProofFile.of(provable.folder(), provable.subject())));
			return earlier.get();
		}
		ProofSubject subject = provable.subject();
		tell(CommandTexts.text(earlier.isPresent() ? "proveGoesOn" : "proveBegins", subject.id(), subject.recipe().what(), subject.recipe().change().words(), subject.recipe().minutes()));
		return making.make(method, earlier, pairs(provable), listener(subject));
	}

	/** {@return proofs in the order of their gain} @param all what is to be shown */
	List<Proof> race(List<ProvableFindings.Provable> all) throws IOException, InterruptedException {
		Map<ProofSubject, ProofMaking> makings = new LinkedHashMap<>();
		List<ProofRace.Entrant> entrants = new ArrayList<>();
		for (ProvableFindings.Provable each : all) {
			ProofMaking making = making(each);
			makings.put(each.subject(), making);
			entrants.add(making.entrant(pairs(each), listener(each.subject())));
		}
		List<Proof> proofs = new ProofRace(entrants, machine, form.effect(), form.budget().orElseThrow(), this::tell).run();
		for (Proof proof : proofs) {
			makings.get(proof.subject()).keepAlike(proof);
		}
		return proofs;
	}

	private ProofMaking making(ProvableFindings.Provable provable) {
		return provable.own().isPresent()
				? ProofMaking.ofFiles(provable.own().get().fingerprint(), provable.folder(), provable.subject(), provable.base(), provable.alike(), store, machine)
				: new ProofMaking(provable.folder(), provable.subject(), provable.base(), provable.alike(), store, machine);
	}

	/**
	 * {@return the best combination of the fixes that gained}
	 *
	 * @param all what was raced
	 * @param proofs what it came to
	 * @param own makes both sides of a combination
	 */
	BestCombination<String> combination(List<ProvableFindings.Provable> all, List<Proof> proofs, OwnFindings own) throws IOException, InterruptedException {
		List<BestCombination.Gained<String>> alone = proofs.stream().map(proof -> new BestCombination.Gained<>(proof.subject().fingerprint(), proof))
				.filter(gained -> all.stream().anyMatch(each -> each.subject().fingerprint().equals(gained.fix()))).toList();
		return BestCombination.of(alone, (before, after) -> {
			Duration left = form.budget().orElseThrow().minusNanos(System.nanoTime() - began);
			if (left.isNegative()) {
				tell(CommandTexts.text("proveNoTime"));
				return Optional.empty();
			}
			try {
				return Optional.of(make(own.together(before, after), new ProofMethod(form.effect(), left)));
			} catch (NotTogether cannot) {
				tell(cannot.getMessage());
				return Optional.empty();
			}
		});
	}

	private synchronized StartedPairs pairs(ProvableFindings.Provable provable) throws InterruptedException {
		if (stopped) {
			throw new InterruptedException();
		}
		Path files = runs.resolve(provable.subject().id());
		StartedPairs pairs = provable.own().isPresent()
				? StartedPairs.ofFiles(provable.subject().recipe(), provable.base(), provable.own().get().starter(tester, java), files, RandomGenerator.getDefault())
				: new StartedPairs(provable.subject().recipe(), provable.base(), starter, files, RandomGenerator.getDefault());
		started.add(pairs);
		return pairs;
	}

	private ProofMaking.Listener listener(ProofSubject subject) {
		return new ProofMaking.Listener() {

			@Override
			public void step(ProofProgress.Step step) {
				ProofWork.this.tell(CommandTexts.text("proveStep", subject.id(), step.words()));
			}

			@Override
			public void tell(String sentence) {
				ProofWork.this.tell(sentence);
			}
		};
	}

	private void tell(String sentence) {
		progress.println(TerminalText.oneLine(sentence));
		progress.flush();
	}

	@Override
	public void close() throws IOException {
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException ending) {
			// The hook is what stopped it.
		}
		if (form.runs().isEmpty()) {
			try (Stream<Path> files = Files.walk(runs)) {
				files.sorted(Comparator.reverseOrder()).forEach(ProofWork::delete);
			}
			ProcessGuard.shared().forget(runs);
		}
		if (isStopped()) {
			tell(CommandTexts.text("proveStopped"));
		}
		closed.countDown();
	}

	private static void delete(Path file) {
		try {
			Files.deleteIfExists(file);
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}
}
