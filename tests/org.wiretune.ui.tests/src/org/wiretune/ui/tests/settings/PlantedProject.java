/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.wiretune.ide.build.WireTuneNature;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Workbench;

/**
 * A project whose files hold secrets in all the forms they have there, each a word of its own, and beside them values that
 * are none. It is there and analysed for each test, and gone after it.
 */
final class PlantedProject implements BeforeEachCallback, AfterEachCallback {

	/** What is a secret. */
	static final Pattern SECRET = Pattern.compile("Zq\\d{3}Kw");
	/** What stands beside a secret and is none. */
	static final Pattern OTHER = Pattern.compile("Oc\\d{3}Nt");

	private static final String PLANTED = "tests/org.wiretune.cli.tests/src/test/resources/org/wiretune/cli/planted-secrets.txt";
	private static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:java=\"http://www.ibm.com/xmlns/prod/websphere/scdl/java/6.0.0\" xmlns:scdl=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"";
	/** Modules that call each other and a server, for what is proposed, told of a call and sized; secrets are in their names. */
	private static final String CALLS = """
			==== OfferModule/sca.module
			<scdl:module SCDL name="OfferModule"/>
			==== OfferModule/Offer.export
			<scdl:export SCDL name="Offer"/>
			==== OfferModule/Other.export
			<scdl:export SCDL name="Other token=§"/>
			==== CallerModule/sca.module
			<scdl:module SCDL name="CallerModule"/>
			==== CallerModule/Calls.import
			<scdl:import SCDL name="Calls token=§"><interfaces><interface preferredInteractionStyle="async"/></interfaces>
			<esbBinding xsi:type="scdl:SCAImportBinding" module="OfferModule" export="Offer"/></scdl:import>
			==== CallerModule/Near.import
			<scdl:import SCDL name="Near"><esbBinding xsi:type="scdl:SCAImportBinding" module="OfferModule" export="Other token=§"/></scdl:import>
			==== CallerModule/Lost.import
			<scdl:import SCDL name="Lost"><esbBinding xsi:type="scdl:SCAImportBinding" module="Gone token=§" export="Gone password=§"/></scdl:import>
			==== CallerModule/Work.component
			<scdl:component SCDL name="Work"><references><reference name="next password=§"><wire target="Near"/></reference></references>
			<implementation xsi:type="java:JavaImplementation" class="Work"/></scdl:component>
			==== named/config/cells/C/nodes/N/servers/server2/server.xml
			<process:Server xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:process="http://www.ibm.com/websphere/appserver/schemas/5.0/process.xmi" xmlns:threadpoolmanager="http://www.ibm.com/websphere/appserver/schemas/6.0/threadpoolmanager.xmi" xmi:id="Server_1" name="Second token=§">
			  <services xmi:type="threadpoolmanager:ThreadPoolManager" xmi:id="ThreadPoolManager_1" enable="true">
			    <threadPools xmi:id="ThreadPool_1" minimumSize="5" maximumSize="200" inactivityTimeout="5000" isGrowable="true" name="WebContainer"/>
			  </services>
			</process:Server>
			""";

	@Override
	public void beforeEach(ExtensionContext context) throws Exception {
		Sample.remove();
		project().create(null);
		project().open(null);
		int[] count = new int[2];
		String files = Files.readString(WorkbenchCheck.repository().resolve(PLANTED)) + '\n' + CALLS.replace("SCDL", SCDL);
		String planted = Pattern.compile("[§¤]").matcher(files)
				.replaceAll(mark -> mark.group().equals("§") ? String.format("Zq%03dKw", ++count[0]) : String.format("Oc%03dNt", ++count[1]));
		for (String part : planted.split("(?m)^==== ")) {
			int line = part.indexOf('\n');
			if (line > 0) {
				IFile file = file(part.substring(0, line));
				folder(file.getParent());
				file.create(new ByteArrayInputStream(part.substring(line + 1).getBytes(StandardCharsets.UTF_8)), true, null);
			}
		}
		IProjectDescription description = project().getDescription();
		description.setNatureIds(new String[] { WireTuneNature.ID });
		project().setDescription(description, null);
		Sample.settle();
		Workbench.fillScreen();
	}

	@Override
	public void afterEach(ExtensionContext context) throws Exception {
		Workbench.clear();
		Sample.remove();
	}

	private static void folder(IContainer container) throws CoreException {
		if (container instanceof IFolder folder && !folder.exists()) {
			folder(folder.getParent());
			folder.create(true, true, null);
		}
	}

	/** {@return the project} */
	static IProject project() {
		return Sample.root().getProject("Planted");
	}

	/** {@return a file} @param path its path in the project */
	static IFile file(String path) {
		return project().getFile(IPath.fromPortableString(path));
	}

	/** {@return the files of the project that are wanted} @param wanted tells by the name of the file */
	static List<IFile> files(Predicate<String> wanted) throws CoreException {
		List<IFile> files = new ArrayList<>();
		project().accept(resource -> {
			if (resource instanceof IFile file && wanted.test(file.getName())) {
				files.add(file);
			}
			return true;
		});
		return files;
	}

	/** Checks that a text has no secret. @param name what shows it @param text all that is shown */
	static void hides(String name, String text) {
		assertEquals(new TreeSet<>(), found(SECRET, text), name);
	}

	/** {@return the words in a text} @param pattern {@link #SECRET} or {@link #OTHER} @param text a text */
	static TreeSet<String> found(Pattern pattern, String text) {
		TreeSet<String> found = new TreeSet<>();
		for (Matcher each = pattern.matcher(text); each.find();) {
			found.add(each.group());
		}
		return found;
	}
}
