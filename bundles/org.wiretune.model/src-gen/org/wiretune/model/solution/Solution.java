/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.solution;

import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.EObjectEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.Server;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Solution</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The root of what was read.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.solution.Solution#getModules <em>Modules</em>}</li>
 *   <li>{@link org.wiretune.model.solution.Solution#getServers <em>Servers</em>}</li>
 *   <li>{@link org.wiretune.model.solution.Solution#getApplications <em>Applications</em>}</li>
 *   <li>{@link org.wiretune.model.solution.Solution#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @model kind="class" superTypes="org.wiretune.model.solution.SolutionView"
 * @generated
 */
public class Solution extends EObjectImpl implements EObject, org.wiretune.core.Solution
{
	/**
	 * The cached value of the '{@link #getModules() <em>Modules</em>}' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getModules()
	 * @generated
	 * @ordered
	 */
	protected EList<org.wiretune.model.assembly.Module> modules;

	/**
	 * The cached value of the '{@link #getServers() <em>Servers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getServers()
	 * @generated
	 * @ordered
	 */
	protected EList<Server> servers;

	/**
	 * The cached value of the '{@link #getApplications() <em>Applications</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getApplications()
	 * @generated
	 * @ordered
	 */
	protected EList<Application> applications;

	/**
	 * The cached value of the '{@link #getConfiguration() <em>Configuration</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfiguration()
	 * @generated
	 * @ordered
	 */
	protected EList<ConfigurationFile> configuration;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Solution()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return SolutionPackage.Literals.SOLUTION;
	}

	/**
	 * Returns the value of the '<em><b>Modules</b></em>' reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Module}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Modules in path order. Not contained: solutions that are read one after another share the modules that no change reaches, so nobody may change them.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Modules</em>' reference list.
	 * @model resolveProxies="false"
	 * @generated
	 */
	public EList<org.wiretune.model.assembly.Module> getModules()
	{
		if (modules == null)
		{
			modules = new EObjectEList<org.wiretune.model.assembly.Module>(org.wiretune.model.assembly.Module.class, this, SolutionPackage.SOLUTION__MODULES);
		}
		return modules;
	}

	/**
	 * Returns the value of the '<em><b>Servers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.Server}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Servers in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Servers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Server> getServers()
	{
		if (servers == null)
		{
			servers = new EObjectContainmentEList<Server>(Server.class, this, SolutionPackage.SOLUTION__SERVERS);
		}
		return servers;
	}

	/**
	 * Returns the value of the '<em><b>Applications</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.Application}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Applications in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Applications</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Application> getApplications()
	{
		if (applications == null)
		{
			applications = new EObjectContainmentEList<Application>(Application.class, this, SolutionPackage.SOLUTION__APPLICATIONS);
		}
		return applications;
	}

	/**
	 * Returns the value of the '<em><b>Configuration</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ConfigurationFile}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Files of settings that belong to no server and no application: of the operating system, a database, a queue manager; in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Configuration</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<ConfigurationFile> getConfiguration()
	{
		if (configuration == null)
		{
			configuration = new EObjectContainmentEList<ConfigurationFile>(ConfigurationFile.class, this, SolutionPackage.SOLUTION__CONFIGURATION);
		}
		return configuration;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.solution.Modules"
	 * @generated
	 */
	public List<? extends org.wiretune.core.Module> modules()
	{
		return java.util.Collections.unmodifiableList(getModules());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case SolutionPackage.SOLUTION__SERVERS:
				return ((InternalEList<?>)getServers()).basicRemove(otherEnd, msgs);
			case SolutionPackage.SOLUTION__APPLICATIONS:
				return ((InternalEList<?>)getApplications()).basicRemove(otherEnd, msgs);
			case SolutionPackage.SOLUTION__CONFIGURATION:
				return ((InternalEList<?>)getConfiguration()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case SolutionPackage.SOLUTION__MODULES:
				return getModules();
			case SolutionPackage.SOLUTION__SERVERS:
				return getServers();
			case SolutionPackage.SOLUTION__APPLICATIONS:
				return getApplications();
			case SolutionPackage.SOLUTION__CONFIGURATION:
				return getConfiguration();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case SolutionPackage.SOLUTION__MODULES:
				getModules().clear();
				getModules().addAll((Collection<? extends org.wiretune.model.assembly.Module>)newValue);
				return;
			case SolutionPackage.SOLUTION__SERVERS:
				getServers().clear();
				getServers().addAll((Collection<? extends Server>)newValue);
				return;
			case SolutionPackage.SOLUTION__APPLICATIONS:
				getApplications().clear();
				getApplications().addAll((Collection<? extends Application>)newValue);
				return;
			case SolutionPackage.SOLUTION__CONFIGURATION:
				getConfiguration().clear();
				getConfiguration().addAll((Collection<? extends ConfigurationFile>)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case SolutionPackage.SOLUTION__MODULES:
				getModules().clear();
				return;
			case SolutionPackage.SOLUTION__SERVERS:
				getServers().clear();
				return;
			case SolutionPackage.SOLUTION__APPLICATIONS:
				getApplications().clear();
				return;
			case SolutionPackage.SOLUTION__CONFIGURATION:
				getConfiguration().clear();
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case SolutionPackage.SOLUTION__MODULES:
				return modules != null && !modules.isEmpty();
			case SolutionPackage.SOLUTION__SERVERS:
				return servers != null && !servers.isEmpty();
			case SolutionPackage.SOLUTION__APPLICATIONS:
				return applications != null && !applications.isEmpty();
			case SolutionPackage.SOLUTION__CONFIGURATION:
				return configuration != null && !configuration.isEmpty();
		}
		return super.eIsSet(featureID);
	}

} // Solution
