/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import static org.wiretune.ide.proof.ProofTexts.TEXTS;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.wiretune.analysis.application.OwnApplication;
import org.wiretune.analysis.application.OwnBroker;
import org.wiretune.analysis.application.OwnProof;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.files.UnsavedFile;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.launch.OwnLaunch;
import org.wiretune.ide.launch.ProvenApplication;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.baseline.Fingerprint;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.fix.FixApplier;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceText;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.proof.EqualPairsStore;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofMachine;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofRecipe;
import org.wiretune.perf.workload.Workload;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.kit.ServerKind;

/**
 * The proof of a finding on the application that its project builds: a launch configuration says what is started and what calls
 * it, and the fix of the finding is made in a copy. Reads the archive and what was analysed, so not for the UI thread.
 */
final class OwnApplicationProof {

	private static final long PATIENCE_MILLIS = 30_000;
	private static final int MINUTES = 10;
	/** A server takes ten seconds and more to start. */
	private static final int SERVER_MINUTES = 20;

	private OwnApplicationProof() {
	}

	/**
	 * Prepares a proof.
	 *
	 * @param finding the finding, which has a fix
	 * @param result what the last analysis of the saved files told, which found it
	 * @param project its project
	 * @param launch how the application is started and called
	 * @param progress shows progress and cancels
	 * @return the proof
	 * @throws CoreException with a sentence for the user where it cannot be made, as where the fix changes what is not in the archive
	 */
	static ProofChoice prepare(Finding finding, LintResult result, IProject project, OwnLaunch launch, SubMonitor progress) throws CoreException {
		progress.setWorkRemaining(4);
		ProvenApplication own = launch.find(result.reading());
		Path folder = ProofPlaces.folder(project).orElseThrow();
		try {
			Workload calls = OwnBroker.of(launch.load(), result.reading(), Optional.of(own.archive()), each -> each.startsWith(project.getName() + '/'), note -> { });
			Map<String, SourceText> texts = new HashMap<>();
			Map<String, String> fixed = FixApplier.apply(finding.fixes().get(0), path -> texts.computeIfAbsent(path, OwnApplicationProof::stored));
			progress.worked(1);
			OwnApplication application = new OwnApplication(own.archive(), own.files(), OwnApplicationProof::place, result.reading());
			OwnConfiguration before = with(application.asItIs(), own);
			OwnConfiguration after = with(application.with(encoded(fixed, texts), changed(fixed).reading()), own);
			progress.worked(1);
			String path = finding.origin().path();
			RunSpecification run = new RunSpecification(ProofRecipe.OWN_APPLICATION, calls, ServerSettings.builder().type(own.kind().map(ServerKind::type).orElse(ServerType.EMBEDDED)).build());
			OwnProof.Load load = new OwnProof.Load(run, launch.loadName(), own.kind().map(ServerKind::id).orElse(OwnProof.Load.JAR), own.kind().isPresent() ? SERVER_MINUTES : MINUTES);
			OwnProof.About about = new OwnProof.About(finding.ruleId(), finding.fixes().get(0).label(), OwnProof.sourceFigure(ProofCatalogue.standard(), finding.ruleId()), ProofPlaces.within(path),
					finding.origin().line(), Fingerprint.of(finding, ProofPlaces.within(path), result.texts().text(path)));
			OwnProof proof = OwnProof.of(about, load, new OwnProof.Side(Map.of(), before), new OwnProof.Side(fixed, after), each -> result.texts().text(each));
			progress.worked(1);
			ProofMaking making = ProofMaking.ofFiles(before.fingerprint(), folder, proof.subject(), run, List.of(), EqualPairsStore.ofUser(), ProofMachine.words());
			OwnSides sides = new OwnSides(before, after, own, calls);
			progress.worked(1);
			return ProofChoice.of(making, sides);
		} catch (FixRefused changedMeanwhile) {
			throw new CoreException(Status.error(changedMeanwhile.getMessage(), changedMeanwhile));
		} catch (IOException cannot) {
			throw new CoreException(Status.error(cannot.getMessage(), cannot));
		}
	}

	/** The arguments of the configuration come behind those of the files, so that they win. */
	private static OwnConfiguration with(OwnConfiguration side, ProvenApplication own) {
		List<String> arguments = new ArrayList<>(side.jvmArguments());
		arguments.addAll(own.jvmArguments());
		return new OwnConfiguration(side.application(), side.files(), side.replaced(), side.entries(), arguments);
	}

	/** What an editor has not saved is in no jar. */
	private static SourceText stored(String path) {
		IFile file = WorkspaceFile.file(path);
		return file == null ? null : SourceText.decode(new WorkspaceFile(file), new FileParts(path));
	}

	private static Path place(String path) {
		IFile file = WorkspaceFile.file(path);
		return file == null || file.getLocation() == null ? Path.of(path) : file.getLocation().toFile().toPath();
	}

	private static Map<String, byte[]> encoded(Map<String, String> fixed, Map<String, SourceText> texts) throws IOException {
		Map<String, byte[]> bytes = new HashMap<>();
		for (Map.Entry<String, String> each : fixed.entrySet()) {
			try {
				bytes.put(each.getKey(), texts.get(each.getKey()).encode(each.getValue()));
			} catch (CharacterCodingException noRoom) {
				throw new IOException(TEXTS.get("own.encoding", each.getKey()), noRoom);
			}
		}
		return bytes;
	}

	/** What the analysis tells of the files as the fix leaves them: arguments for the virtual machine may be among what changes. */
	private static LintResult changed(Map<String, String> fixed) throws CoreException {
		List<SourceFile> files = new ArrayList<>();
		fixed.forEach((path, text) -> files.add(new UnsavedFile(path, text)));
		try {
			LintResult result = WorkspaceAnalysis.get().withUnsaved(files, PATIENCE_MILLIS, Cancellation.NEVER);
			if (result == null) {
				throw new CoreException(Status.error(TEXTS.get("own.busy")));
			}
			return result;
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			throw new CoreException(Status.CANCEL_STATUS);
		}
	}
}
