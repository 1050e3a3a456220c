/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.proof.Change;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.EqualPairsStore;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofMethod;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofProgress;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.perf.proof.StartedPairs;

/**
 * A program that makes a proof of real starts, to be killed by a test: how many messages find room in a small heap and in a
 * larger one, which no other program of the machine changes. Prints {@code pairs N} when it begins and after each pair, and
 * {@code driver} for each driver that is ready.
 */
public final class ProofInOwnProcess {

	private ProofInOwnProcess() {
	}

	/** {@return the proof in a folder, with equal pairs as if they were made before} */
	static ProofMaking making(Path folder) throws IOException {
		ProofRecipe recipe = ProofCatalogue.standard().find("M12.1").orElseThrow().with(new Change("heaps=64 MB", "heaps=96 MB"));
		RunSpecification base = ProofCatalogue.base(recipe);
		ProofSubject subject = new ProofSubject("", recipe, ProofCatalogue.EMBEDDED, ProofPrint.of(recipe, base, ProofCatalogue.EMBEDDED), "", 0, "");
		ProofMaking making = new ProofMaking(folder.resolve("proofs"), subject, base, List.of(), new EqualPairsStore(folder.resolve("state")), "a machine");
		if (making.equal().isEmpty()) {
			making.store().keep(making.equalKey(), new EqualPairs(Instant.now(), List.of(0.01, -0.01, 0.01, -0.01)));
		}
		return making;
	}

	/**
	 * Makes the proof.
	 *
	 * @param arguments its folder
	 * @throws Exception where it cannot be made
	 */
	public static void main(String[] arguments) throws Exception {
		Path folder = Path.of(arguments[0]);
		ProofMaking making = making(folder);
		StartedPairs pairs = new StartedPairs(making.subject().recipe(), making.base(),
				InterleavedRun.starter(TesterInstallation.in(TestRuns.testerFolder()), JavaInstallation.current(), event -> {
					if (event instanceof RunEvent.DriverReady) {
						System.out.println("driver");
					}
				}), folder.resolve("runs"), new Random(1));
		making.make(new ProofMethod(ProofMethod.EFFECT, Duration.ofMinutes(10)), making.earlier(), pairs, new ProofMaking.Listener() {

			@Override
			public void step(ProofProgress.Step step) {
				System.out.println("pairs " + (step.made() - ProofMethod.EQUAL));
			}

			@Override
			public void tell(String sentence) {
				System.out.println(sentence);
			}
		});
	}
}
