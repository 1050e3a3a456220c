/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;

import org.wiretune.core.Contribution;
import org.wiretune.core.Contributions;
import org.wiretune.lint.composite.AdapterFormat;
import org.wiretune.lint.composite.ComponentTypeFormat;
import org.wiretune.lint.composite.CompositeFormat;
import org.wiretune.lint.composite.SoaCompositeFormat;
import org.wiretune.lint.composite.SwitchYardFormat;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.JBossDataSourceFormat;
import org.wiretune.lint.java.format.JavaSourceFormat;
import org.wiretune.lint.liberty.LibertyJvmOptionsFormat;
import org.wiretune.lint.liberty.LibertyPropertiesFormat;
import org.wiretune.lint.liberty.LibertyServerFormat;
import org.wiretune.lint.mq.MqscFormat;
import org.wiretune.lint.registry.RulesFileFormat;
import org.wiretune.lint.rule.Technologies;
import org.wiretune.lint.script.InstructionFormat;
import org.wiretune.lint.script.LaunchScriptFormat;
import org.wiretune.lint.script.ManifestFormat;
import org.wiretune.lint.script.OptionListFormat;
import org.wiretune.lint.servicebus.ServiceBusFormat;
import org.wiretune.lint.wildfly.CliScriptFormat;
import org.wiretune.lint.wildfly.StartScriptFormat;
import org.wiretune.lint.wildfly.WildFlyServerFormat;
import org.wiretune.lint.wsadmin.WsadminScriptFormat;

/** The formats of WireTune that fill the model by themselves. */
public final class HouseFormats implements Contribution {

	private static final List<FileFormat> FORMATS = List.of(new ScdlModuleFormat(), new ScdlDependenciesFormat(), new ScdlComponentFormat(),
			new ScdlImportFormat(),
			new ScdlExportFormat(),
			new ScdlReferencesFormat(),
			new BpelFormat(),
			new WsdlFormat(),
			new MediationFlowFormat(),
			new CompositeFormat(),
			new SwitchYardFormat(),
			new SoaCompositeFormat(),
			new ComponentTypeFormat(),
			new AdapterFormat(),
			new ServiceBusFormat(),
			new WebSphereServerFormat(),
			new WebSphereResourcesFormat(),
			new JBossDataSourceFormat(),
			new JBossBeanPoolFormat(),
			new PersistenceFormat(),
			new LibertyServerFormat(),
			new LibertyJvmOptionsFormat(),
			LibertyPropertiesFormat.bootstrap(),
			LibertyPropertiesFormat.environment(),
			new JBossBeanDomainFormat(),
			new JBossThreadPoolFormat(),
			new WildFlyServerFormat(),
			new CliScriptFormat(),
			new MqscFormat(),
			new WsadminScriptFormat(),
			new StartScriptFormat(),
			new JBossStartCommandFormat(),
			new LaunchScriptFormat(),
			new OptionListFormat(),
			new InstructionFormat(),
			new ManifestFormat(),
			new RulesFileFormat(),
			new JavaSourceFormat(Technologies.finders(), Technologies.partReaders()));

	@Override
	public void contribute(Contributions to) {
		FORMATS.forEach(to::format);
		Technologies.formats().forEach(to::format);
	}
}
