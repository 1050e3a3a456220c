/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.solution.impl;

import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.Server;

import org.wiretune.model.solution.Solution;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Solution</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.solution.impl.SolutionImpl#getModules <em>Modules</em>}</li>
 *   <li>{@link org.wiretune.model.solution.impl.SolutionImpl#getServers <em>Servers</em>}</li>
 *   <li>{@link org.wiretune.model.solution.impl.SolutionImpl#getApplications <em>Applications</em>}</li>
 *   <li>{@link org.wiretune.model.solution.impl.SolutionImpl#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @generated
 */
public class SolutionImpl extends EObjectImpl implements Solution
{
	/**
	 * The cached value of the '{@link #getModules() <em>Modules</em>}' containment reference list.
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
	protected SolutionImpl()
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
		return SolutionPackageImpl.Literals.SOLUTION;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<org.wiretune.model.assembly.Module> getModules()
	{
		if (modules == null)
		{
			modules = new EObjectContainmentEList<org.wiretune.model.assembly.Module>(org.wiretune.model.assembly.Module.class, this, SolutionPackageImpl.SOLUTION__MODULES);
		}
		return modules;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Server> getServers()
	{
		if (servers == null)
		{
			servers = new EObjectContainmentEList<Server>(Server.class, this, SolutionPackageImpl.SOLUTION__SERVERS);
		}
		return servers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Application> getApplications()
	{
		if (applications == null)
		{
			applications = new EObjectContainmentEList<Application>(Application.class, this, SolutionPackageImpl.SOLUTION__APPLICATIONS);
		}
		return applications;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ConfigurationFile> getConfiguration()
	{
		if (configuration == null)
		{
			configuration = new EObjectContainmentEList<ConfigurationFile>(ConfigurationFile.class, this, SolutionPackageImpl.SOLUTION__CONFIGURATION);
		}
		return configuration;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			case SolutionPackageImpl.SOLUTION__MODULES:
				return ((InternalEList<?>)getModules()).basicRemove(otherEnd, msgs);
			case SolutionPackageImpl.SOLUTION__SERVERS:
				return ((InternalEList<?>)getServers()).basicRemove(otherEnd, msgs);
			case SolutionPackageImpl.SOLUTION__APPLICATIONS:
				return ((InternalEList<?>)getApplications()).basicRemove(otherEnd, msgs);
			case SolutionPackageImpl.SOLUTION__CONFIGURATION:
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
			case SolutionPackageImpl.SOLUTION__MODULES:
				return getModules();
			case SolutionPackageImpl.SOLUTION__SERVERS:
				return getServers();
			case SolutionPackageImpl.SOLUTION__APPLICATIONS:
				return getApplications();
			case SolutionPackageImpl.SOLUTION__CONFIGURATION:
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
			case SolutionPackageImpl.SOLUTION__MODULES:
				getModules().clear();
				getModules().addAll((Collection<? extends org.wiretune.model.assembly.Module>)newValue);
				return;
			case SolutionPackageImpl.SOLUTION__SERVERS:
				getServers().clear();
				getServers().addAll((Collection<? extends Server>)newValue);
				return;
			case SolutionPackageImpl.SOLUTION__APPLICATIONS:
				getApplications().clear();
				getApplications().addAll((Collection<? extends Application>)newValue);
				return;
			case SolutionPackageImpl.SOLUTION__CONFIGURATION:
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
			case SolutionPackageImpl.SOLUTION__MODULES:
				getModules().clear();
				return;
			case SolutionPackageImpl.SOLUTION__SERVERS:
				getServers().clear();
				return;
			case SolutionPackageImpl.SOLUTION__APPLICATIONS:
				getApplications().clear();
				return;
			case SolutionPackageImpl.SOLUTION__CONFIGURATION:
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
			case SolutionPackageImpl.SOLUTION__MODULES:
				return modules != null && !modules.isEmpty();
			case SolutionPackageImpl.SOLUTION__SERVERS:
				return servers != null && !servers.isEmpty();
			case SolutionPackageImpl.SOLUTION__APPLICATIONS:
				return applications != null && !applications.isEmpty();
			case SolutionPackageImpl.SOLUTION__CONFIGURATION:
				return configuration != null && !configuration.isEmpty();
		}
		return super.eIsSet(featureID);
	}

} //SolutionImpl
