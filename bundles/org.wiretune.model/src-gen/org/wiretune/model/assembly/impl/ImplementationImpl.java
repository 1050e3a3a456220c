/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Qualifier;

import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Implementation</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.ImplementationImpl#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ImplementationImpl#getArtifact <em>Artifact</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ImplementationImpl#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ImplementationImpl#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ImplementationImpl#getProcess <em>Process</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ImplementationImpl#getModule <em>Module</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ImplementationImpl#getFlow <em>Flow</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ImplementationImpl extends EObjectImpl implements Implementation
{
	/**
	 * The default value of the '{@link #getType() <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected static final String TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getType() <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected String type = TYPE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getArtifact() <em>Artifact</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getArtifact()
	 * @generated
	 * @ordered
	 */
	protected Setting artifact;

	/**
	 * The cached value of the '{@link #getQualifiers() <em>Qualifiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQualifiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Qualifier> qualifiers;

	/**
	 * The cached value of the '{@link #getProperties() <em>Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> properties;

	/**
	 * The cached value of the '{@link #getProcess() <em>Process</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProcess()
	 * @generated
	 * @ordered
	 */
	protected BusinessProcess process;

	/**
	 * The cached value of the '{@link #getModule() <em>Module</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getModule()
	 * @generated
	 * @ordered
	 */
	protected org.wiretune.model.assembly.Module module;

	/**
	 * The cached value of the '{@link #getFlow() <em>Flow</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFlow()
	 * @generated
	 * @ordered
	 */
	protected MediationFlow flow;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ImplementationImpl()
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
		return AssemblyPackageImpl.Literals.IMPLEMENTATION;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getType()
	{
		return type;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setType(String newType)
	{
		String oldType = type;
		type = newType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.IMPLEMENTATION__TYPE, oldType, type));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getArtifact()
	{
		return artifact;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetArtifact(Setting newArtifact, NotificationChain msgs)
	{
		Setting oldArtifact = artifact;
		artifact = newArtifact;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT, oldArtifact, newArtifact);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setArtifact(Setting newArtifact)
	{
		if (newArtifact != artifact)
		{
			NotificationChain msgs = null;
			if (artifact != null)
				msgs = ((InternalEObject)artifact).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT, null, msgs);
			if (newArtifact != null)
				msgs = ((InternalEObject)newArtifact).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT, null, msgs);
			msgs = basicSetArtifact(newArtifact, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT, newArtifact, newArtifact));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackageImpl.IMPLEMENTATION__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.IMPLEMENTATION__PROPERTIES);
		}
		return properties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public BusinessProcess getProcess()
	{
		return process;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProcess(BusinessProcess newProcess)
	{
		BusinessProcess oldProcess = process;
		process = newProcess;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.IMPLEMENTATION__PROCESS, oldProcess, process));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public org.wiretune.model.assembly.Module getModule()
	{
		return module;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setModule(org.wiretune.model.assembly.Module newModule)
	{
		org.wiretune.model.assembly.Module oldModule = module;
		module = newModule;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.IMPLEMENTATION__MODULE, oldModule, module));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MediationFlow getFlow()
	{
		return flow;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFlow(MediationFlow newFlow)
	{
		MediationFlow oldFlow = flow;
		flow = newFlow;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.IMPLEMENTATION__FLOW, oldFlow, flow));
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
			case AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT:
				return basicSetArtifact(null, msgs);
			case AssemblyPackageImpl.IMPLEMENTATION__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.IMPLEMENTATION__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
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
			case AssemblyPackageImpl.IMPLEMENTATION__TYPE:
				return getType();
			case AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT:
				return getArtifact();
			case AssemblyPackageImpl.IMPLEMENTATION__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackageImpl.IMPLEMENTATION__PROPERTIES:
				return getProperties();
			case AssemblyPackageImpl.IMPLEMENTATION__PROCESS:
				return getProcess();
			case AssemblyPackageImpl.IMPLEMENTATION__MODULE:
				return getModule();
			case AssemblyPackageImpl.IMPLEMENTATION__FLOW:
				return getFlow();
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
			case AssemblyPackageImpl.IMPLEMENTATION__TYPE:
				setType((String)newValue);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT:
				setArtifact((Setting)newValue);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__PROCESS:
				setProcess((BusinessProcess)newValue);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__MODULE:
				setModule((org.wiretune.model.assembly.Module)newValue);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__FLOW:
				setFlow((MediationFlow)newValue);
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
			case AssemblyPackageImpl.IMPLEMENTATION__TYPE:
				setType(TYPE_EDEFAULT);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT:
				setArtifact((Setting)null);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__PROCESS:
				setProcess((BusinessProcess)null);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__MODULE:
				setModule((org.wiretune.model.assembly.Module)null);
				return;
			case AssemblyPackageImpl.IMPLEMENTATION__FLOW:
				setFlow((MediationFlow)null);
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
			case AssemblyPackageImpl.IMPLEMENTATION__TYPE:
				return TYPE_EDEFAULT == null ? type != null : !TYPE_EDEFAULT.equals(type);
			case AssemblyPackageImpl.IMPLEMENTATION__ARTIFACT:
				return artifact != null;
			case AssemblyPackageImpl.IMPLEMENTATION__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackageImpl.IMPLEMENTATION__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackageImpl.IMPLEMENTATION__PROCESS:
				return process != null;
			case AssemblyPackageImpl.IMPLEMENTATION__MODULE:
				return module != null;
			case AssemblyPackageImpl.IMPLEMENTATION__FLOW:
				return flow != null;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (type: ");
		result.append(type);
		result.append(')');
		return result.toString();
	}

} //ImplementationImpl
