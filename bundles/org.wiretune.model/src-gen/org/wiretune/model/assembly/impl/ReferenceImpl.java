/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;
import java.util.List;

import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.core.Element;

import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.assembly.Wire;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Reference</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.ReferenceImpl#getInterfaces <em>Interfaces</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ReferenceImpl#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ReferenceImpl#getWires <em>Wires</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ReferenceImpl extends ElementImpl implements Reference
{
	/**
	 * The cached value of the '{@link #getInterfaces() <em>Interfaces</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInterfaces()
	 * @generated
	 * @ordered
	 */
	protected EList<ServiceInterface> interfaces;

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
	 * The cached value of the '{@link #getWires() <em>Wires</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWires()
	 * @generated
	 * @ordered
	 */
	protected EList<Wire> wires;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ReferenceImpl()
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
		return AssemblyPackageImpl.Literals.REFERENCE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ServiceInterface> getInterfaces()
	{
		if (interfaces == null)
		{
			interfaces = new EObjectContainmentEList<ServiceInterface>(ServiceInterface.class, this, AssemblyPackageImpl.REFERENCE__INTERFACES);
		}
		return interfaces;
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
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackageImpl.REFERENCE__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Wire> getWires()
	{
		if (wires == null)
		{
			wires = new EObjectContainmentEList<Wire>(Wire.class, this, AssemblyPackageImpl.REFERENCE__WIRES);
		}
		return wires;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public List<? extends Element> targets()
	{
		return org.wiretune.model.AssemblyValues.targets(getWires());
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
			case AssemblyPackageImpl.REFERENCE__INTERFACES:
				return ((InternalEList<?>)getInterfaces()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.REFERENCE__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.REFERENCE__WIRES:
				return ((InternalEList<?>)getWires()).basicRemove(otherEnd, msgs);
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
			case AssemblyPackageImpl.REFERENCE__INTERFACES:
				return getInterfaces();
			case AssemblyPackageImpl.REFERENCE__QUALIFIERS:
				return getQualifiers();
			case AssemblyPackageImpl.REFERENCE__WIRES:
				return getWires();
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
			case AssemblyPackageImpl.REFERENCE__INTERFACES:
				getInterfaces().clear();
				getInterfaces().addAll((Collection<? extends ServiceInterface>)newValue);
				return;
			case AssemblyPackageImpl.REFERENCE__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
			case AssemblyPackageImpl.REFERENCE__WIRES:
				getWires().clear();
				getWires().addAll((Collection<? extends Wire>)newValue);
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
			case AssemblyPackageImpl.REFERENCE__INTERFACES:
				getInterfaces().clear();
				return;
			case AssemblyPackageImpl.REFERENCE__QUALIFIERS:
				getQualifiers().clear();
				return;
			case AssemblyPackageImpl.REFERENCE__WIRES:
				getWires().clear();
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
			case AssemblyPackageImpl.REFERENCE__INTERFACES:
				return interfaces != null && !interfaces.isEmpty();
			case AssemblyPackageImpl.REFERENCE__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
			case AssemblyPackageImpl.REFERENCE__WIRES:
				return wires != null && !wires.isEmpty();
		}
		return super.eIsSet(featureID);
	}

} //ReferenceImpl
