/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.servers.kit.liberty.LibertyConfiguration;

/** An application of the user: which archives are taken, and which requests call it. */
class DeploymentTest {

	@TempDir
	Path folder;

	private String refusal(Path archive) {
		return assertThrows(IOException.class, () -> Deployment.of(archive)).getMessage();
	}

	private RunSpecification run(String workload) {
		Workload read = WorkloadText.read(workload).workload().orElseThrow();
		return RunSpecification.lab().withWorkload(read);
	}

	private RunServer.Plan plan(String workload) throws IOException {
		return KitPlan.of("WildFly 39", Optional.of(Deployment.of(SmallArchive.write(folder.resolve("shop.war")))), run(workload));
	}

	@Test
	void aWebArchiveIsTakenAndHasThePathOfItsName() throws IOException {
		Deployment shop = Deployment.of(SmallArchive.write(folder.resolve("shop.war")));
		assertEquals("/shop", shop.path());
		assertFalse(shop.isEnterprise());
		assertTrue(Deployment.of(SmallArchive.write(folder.resolve("all.ear"))).isEnterprise());
	}

	@Test
	void whatCannotBeDeployedIsSaidBeforeAServerStarts() throws IOException {
		assertTrue(refusal(folder.resolve("shop.zip")).contains("no WAR and no EAR"));
		assertTrue(refusal(folder.resolve("gone.war")).startsWith("There is no file " + folder.resolve("gone.war")));
		assertTrue(refusal(SmallArchive.write(folder.resolve("wiretune.war"))).contains("the name of the tester's own application"));
		Path cut = SmallArchive.write(folder.resolve("cut.war"));
		Files.write(cut, java.util.Arrays.copyOf(Files.readAllBytes(cut), 60));
		assertTrue(refusal(cut).startsWith("The archive " + cut + " cannot be read ("), refusal(cut));
		assertTrue(refusal(cut).endsWith("Build it anew."));
	}

	@Test
	void requestsThatWereRecordedElsewhereGoToTheServerOfTheRun() throws IOException {
		RunServer.Plan plan = plan("kind: ramp\naddress: http://test.example:9080/shop\nrequest: 80% GET /orders?a=1\n"
				+ "request: 20% POST /orders application/json {\"item\": 1}\nusers: 1\n");
		Workload moved = plan.specification().workload();
		assertEquals(List.of(), moved.value(TargetKeys.ADDRESS));
		assertEquals(List.of("80.0% GET /shop/orders?a=1", "20.0% POST /shop/orders application/json {\"item\": 1}"),
				moved.value(TargetKeys.REQUEST));
		assertTrue(plan.notes().getFirst().contains("http://test.example:9080/shop"), plan.notes().toString());
	}

	@Test
	void aWorkloadThatCallsNothingOfItIsRefused() {
		IOException problem = assertThrows(IOException.class, () -> plan("kind: ramp\nusers: 1\n"));
		assertTrue(problem.getMessage().contains("request: GET /shop/"), problem.getMessage());
		assertThrows(IOException.class, () -> plan("kind: data\n"));
	}

	@Test
	void aLoopSaysThatItDoesNotCallIt() throws IOException {
		RunServer.Plan plan = KitPlan.of("WildFly 39",
				Optional.of(Deployment.of(SmallArchive.write(folder.resolve("shop.war")))), RunSpecification.lab());
		assertTrue(plan.notes().stream().anyMatch(note -> note.contains("shop.war is deployed and not called")), plan.notes().toString());
	}

	@Test
	void libertyHasItInItsConfigurationAndAllFeaturesForIt() throws IOException {
		Deployment own = Deployment.of(SmallArchive.write(folder.resolve("a&b.war")));
		String server = LibertyConfiguration.server(9080, Optional.of(own));
		assertTrue(server.contains("<webApplication location=\"a&amp;b.war\"/>"), server);
		assertTrue(server.contains("<feature>jakartaee-10.0</feature>"), server);
		assertFalse(LibertyConfiguration.server(9080, Optional.empty()).contains("jakartaee-10.0"));
	}
}
