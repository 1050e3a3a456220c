/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jdt.launching.IVMInstall;
import org.eclipse.jdt.launching.IVMInstallType;
import org.eclipse.jdt.launching.JavaRuntime;
import org.eclipse.jdt.launching.VMStandin;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.ide.java.RunJava;
import org.wiretune.ide.launch.PerformanceTestSettings;

/** With which of the Javas of the workspace runs are started. */
@ExtendWith(EmptyWorkspace.class)
class RunJavaTest {

	private static final String TYPE = "org.eclipse.jdt.internal.debug.ui.launcher.StandardVMType";

	@TempDir
	private Path folder;
	private final IVMInstallType type = JavaRuntime.getVMInstallType(TYPE);
	private final IVMInstall before = JavaRuntime.getDefaultVMInstall();

	@AfterEach
	void takeAway() throws Exception {
		JavaRuntime.setDefaultVMInstall(before, null);
		for (IVMInstall vm : type.getVMInstalls()) {
			if (vm.getInstallLocation() != null && vm.getInstallLocation().toPath().startsWith(folder)) {
				type.disposeVMInstall(vm.getId());
			}
		}
	}

	private IVMInstall java(String name, String version) throws IOException {
		Path home = folder.resolve(name);
		Path program = home.resolve("bin").resolve(File.separatorChar == '\\' ? "java.exe" : "java");
		Files.createDirectories(program.getParent());
		assertTrue(Files.createFile(program).toFile().setExecutable(true));
		Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
		VMStandin vm = new VMStandin(type, name);
		vm.setName(name);
		vm.setInstallLocation(home.toFile());
		return vm.convertToRealVM();
	}

	private static ILaunchConfiguration configuration(IVMInstall vm) throws Exception {
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, "test");
		if (vm != null) {
			copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_JRE_CONTAINER_PATH, JavaRuntime.newJREContainerPath(vm).toPortableString());
		}
		return copy;
	}

	@Test
	void theDefaultOfTheWorkspace() throws Exception {
		IVMInstall own = java("own", "23.0.1");
		java("newer", "27");
		JavaRuntime.setDefaultVMInstall(own, null);
		assertEquals(23, RunJava.of(configuration(null)).feature());
	}

	/** The IDE often runs on a Java that the tester does not run on. */
	@Test
	void theNewestWhereTheDefaultIsTooOld() throws Exception {
		IVMInstall old = java("old", "17.0.9");
		java("other", "22");
		java("newest", "99");
		JavaRuntime.setDefaultVMInstall(old, null);
		assertEquals(99, RunJava.of(configuration(null)).feature());
	}

	@Test
	void theOneThatTheConfigurationNames() throws Exception {
		java("other", "98");
		assertEquals(folder.resolve("chosen"), RunJava.of(configuration(java("chosen", "24"))).executable().getParent().getParent());
	}

	@Test
	void oneThatIsTooOldOrGoneIsToldWithAWayOut() throws Exception {
		java("newer", "99");
		IVMInstall old = java("older", "17.0.9");
		IOException tooOld = assertThrows(IOException.class, () -> RunJava.of(configuration(old)));
		assertTrue(tooOld.getMessage().contains("is version 17; the performance run needs 21 or newer. Choose another one on the tab JRE: "), tooOld.getMessage());
		assertTrue(tooOld.getMessage().contains("newer"), tooOld.getMessage());
		assertEquals(17, RunJava.ofApplication(configuration(old)).feature(), "an application that is only started may be older");
		ILaunchConfiguration kept = configuration(old);
		type.disposeVMInstall(old.getId());
		IOException gone = assertThrows(IOException.class, () -> RunJava.of(kept));
		assertEquals("The Java of this configuration, older, is no longer installed. Choose another one on the tab JRE, or add it under Window > Preferences > Java > Installed JREs.", gone.getMessage());
	}
}
