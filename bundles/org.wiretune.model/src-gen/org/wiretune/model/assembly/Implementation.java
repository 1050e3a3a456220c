/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Implementation</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What implements a component.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getArtifact <em>Artifact</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getProcess <em>Process</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getModule <em>Module</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getFlow <em>Flow</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class Implementation extends EObjectImpl implements EObject
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
	protected Implementation()
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
		return AssemblyPackage.Literals.IMPLEMENTATION;
	}

	/**
	 * Returns the value of the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The type without its prefix, for example JavaImplementation.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type</em>' attribute.
	 * @see #setType(String)
	 * @model
	 * @generated
	 */
	public String getType()
	{
		return type;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getType <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newType the new value of the '<em>Type</em>' attribute.
	 * @see #getType()
	 * @generated
	 */
	public void setType(String newType)
	{
		String oldType = type;
		type = newType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPLEMENTATION__TYPE, oldType, type));
	}

	/**
	 * Returns the value of the '<em><b>Artifact</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The class, process or flow that implements it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Artifact</em>' containment reference.
	 * @see #setArtifact(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPLEMENTATION__ARTIFACT, oldArtifact, newArtifact);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getArtifact <em>Artifact</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newArtifact the new value of the '<em>Artifact</em>' containment reference.
	 * @see #getArtifact()
	 * @generated
	 */
	public void setArtifact(Setting newArtifact)
	{
		if (newArtifact != artifact)
		{
			NotificationChain msgs = null;
			if (artifact != null)
				msgs = artifact.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.IMPLEMENTATION__ARTIFACT, null, msgs);
			if (newArtifact != null)
				msgs = newArtifact.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.IMPLEMENTATION__ARTIFACT, null, msgs);
			msgs = basicSetArtifact(newArtifact, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPLEMENTATION__ARTIFACT, newArtifact, newArtifact));
	}

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackage.IMPLEMENTATION__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes and inner values, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.IMPLEMENTATION__PROPERTIES);
		}
		return properties;
	}

	/**
	 * Returns the value of the '<em><b>Process</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The BPEL process that implements the component; null where it was not read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Process</em>' reference.
	 * @see #setProcess(BusinessProcess)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public BusinessProcess getProcess()
	{
		return process;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getProcess <em>Process</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newProcess the new value of the '<em>Process</em>' reference.
	 * @see #getProcess()
	 * @generated
	 */
	public void setProcess(BusinessProcess newProcess)
	{
		BusinessProcess oldProcess = process;
		process = newProcess;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPLEMENTATION__PROCESS, oldProcess, process));
	}

	/**
	 * Returns the value of the '<em><b>Module</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The composite that implements the component; null where it was not read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Module</em>' reference.
	 * @see #setModule(org.wiretune.model.assembly.Module)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public org.wiretune.model.assembly.Module getModule()
	{
		return module;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getModule <em>Module</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newModule the new value of the '<em>Module</em>' reference.
	 * @see #getModule()
	 * @generated
	 */
	public void setModule(org.wiretune.model.assembly.Module newModule)
	{
		org.wiretune.model.assembly.Module oldModule = module;
		module = newModule;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPLEMENTATION__MODULE, oldModule, module));
	}

	/**
	 * Returns the value of the '<em><b>Flow</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The mediation flow that implements the component; null where it was not read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flow</em>' reference.
	 * @see #setFlow(MediationFlow)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public MediationFlow getFlow()
	{
		return flow;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getFlow <em>Flow</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newFlow the new value of the '<em>Flow</em>' reference.
	 * @see #getFlow()
	 * @generated
	 */
	public void setFlow(MediationFlow newFlow)
	{
		MediationFlow oldFlow = flow;
		flow = newFlow;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.IMPLEMENTATION__FLOW, oldFlow, flow));
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
			case AssemblyPackage.IMPLEMENTATION__ARTIFACT:
				return basicSetArtifact(null, msgs);
			case AssemblyPackage.IMPLEMENTATION__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.IMPLEMENTATION__PROPERTIES:
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
			case AssemblyPackage.IMPLEMENTATION__TYPE:
				return getType();
			case AssemblyPackage.IMPLEMENTATION__ARTIFACT:
				return getArtifact();
			case AssemblyPackage.IMPLEMENTATION__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackage.IMPLEMENTATION__PROPERTIES:
				return getProperties();
			case AssemblyPackage.IMPLEMENTATION__PROCESS:
				return getProcess();
			case AssemblyPackage.IMPLEMENTATION__MODULE:
				return getModule();
			case AssemblyPackage.IMPLEMENTATION__FLOW:
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
			case AssemblyPackage.IMPLEMENTATION__TYPE:
				setType((String)newValue);
				return;
			case AssemblyPackage.IMPLEMENTATION__ARTIFACT:
				setArtifact((Setting)newValue);
				return;
			case AssemblyPackage.IMPLEMENTATION__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackage.IMPLEMENTATION__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.IMPLEMENTATION__PROCESS:
				setProcess((BusinessProcess)newValue);
				return;
			case AssemblyPackage.IMPLEMENTATION__MODULE:
				setModule((org.wiretune.model.assembly.Module)newValue);
				return;
			case AssemblyPackage.IMPLEMENTATION__FLOW:
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
			case AssemblyPackage.IMPLEMENTATION__TYPE:
				setType(TYPE_EDEFAULT);
				return;
			case AssemblyPackage.IMPLEMENTATION__ARTIFACT:
				setArtifact((Setting)null);
				return;
			case AssemblyPackage.IMPLEMENTATION__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackage.IMPLEMENTATION__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackage.IMPLEMENTATION__PROCESS:
				setProcess((BusinessProcess)null);
				return;
			case AssemblyPackage.IMPLEMENTATION__MODULE:
				setModule((org.wiretune.model.assembly.Module)null);
				return;
			case AssemblyPackage.IMPLEMENTATION__FLOW:
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
			case AssemblyPackage.IMPLEMENTATION__TYPE:
				return TYPE_EDEFAULT == null ? type != null : !TYPE_EDEFAULT.equals(type);
			case AssemblyPackage.IMPLEMENTATION__ARTIFACT:
				return artifact != null;
			case AssemblyPackage.IMPLEMENTATION__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackage.IMPLEMENTATION__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackage.IMPLEMENTATION__PROCESS:
				return process != null;
			case AssemblyPackage.IMPLEMENTATION__MODULE:
				return module != null;
			case AssemblyPackage.IMPLEMENTATION__FLOW:
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

} // Implementation
