/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.protocol.RunSpecificationFormat;
import org.wiretune.perf.workload.WorkloadText;

/** Fingerprints of what a proof rests on. Names of runs are no part of them. */
public final class ProofPrint {

	private static final int SHOWN = 16;
	/** Equal pairs of another measure say nothing: the processor time of a call was once told with that of the compilers. */
	private static final String MEASURE = "without compilers";

	private ProofPrint() {
	}

	/**
	 * {@return the fingerprint of a proof: both configurations, what is judged, and the server}
	 *
	 * @param recipe how it is made
	 * @param base what both sides are made of
	 * @param server id of the kind of server
	 */
	public static String of(ProofRecipe recipe, RunSpecification base, String server) {
		return hash(side(recipe.change().before(base)), side(recipe.change().after(base)), new TreeMap<>(recipe.selectedBefore()).toString(), new TreeMap<>(recipe.selectedAfter()).toString(),
				recipe.decisive().word(), server);
	}

	/**
	 * {@return the key of the equal pairs that a proof may use: the earlier side on this machine}
	 *
	 * @param recipe how the proof is made
	 * @param base what both sides are made of
	 * @param server id of the kind of server
	 * @param machine the machine in words
	 */
	public static String equal(ProofRecipe recipe, RunSpecification base, String server, String machine) {
		return hash(MEASURE, side(recipe.change().before(base)), new TreeMap<>(recipe.selectedBefore()).toString(), recipe.decisive().word(), server, machine);
	}

	/**
	 * {@return the fingerprint of a proof on files of the user: those of both configurations, and that of the load}
	 *
	 * @param before fingerprint of the earlier configuration
	 * @param after fingerprint of the later one
	 * @param recipe what is judged
	 * @param load the run of both sides
	 * @param server id of the kind of server
	 */
	public static String ofFiles(String before, String after, ProofRecipe recipe, RunSpecification load, String server) {
		return before + '-' + after + '-' + hash(side(Change.NONE.before(load)), recipe.decisive().word(), server);
	}

	/**
	 * {@return the key of the equal pairs that a proof on files of the user may use}
	 *
	 * @param before fingerprint of the earlier configuration
	 * @param recipe what is judged
	 * @param load the run of both sides
	 * @param server id of the kind of server
	 * @param machine the machine in words
	 */
	public static String equalOfFiles(String before, ProofRecipe recipe, RunSpecification load, String server, String machine) {
		return hash(MEASURE, before, side(Change.NONE.before(load)), recipe.decisive().word(), server, machine);
	}

	private static String side(Variant variant) {
		RunSpecification nameless = variant.specification().withName("");
		return RunSpecificationFormat.write(nameless) + WorkloadText.write(nameless.workload());
	}

	private static String hash(String... parts) {
		try {
			MessageDigest digest = MessageDigest.getInstance("SHA-256");
			for (String part : parts) {
				digest.update(part.getBytes(StandardCharsets.UTF_8));
				digest.update((byte) 0);
			}
			return HexFormat.of().formatHex(digest.digest()).substring(0, SHOWN);
		} catch (NoSuchAlgorithmException everyJavaHasIt) {
			throw new IllegalStateException(everyJavaHasIt);
		}
	}
}
