/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EDataTypeUniqueEList;
import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Mediation Flow</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A mediation flow: for each operation a request flow and mostly a response flow.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.MediationFlow#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.MediationFlow#getPrimitives <em>Primitives</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.MediationFlow#getParts <em>Parts</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class MediationFlow extends Element
{
	/**
	 * The default value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected static final String PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected String path = PATH_EDEFAULT;

	/**
	 * The cached value of the '{@link #getPrimitives() <em>Primitives</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPrimitives()
	 * @generated
	 * @ordered
	 */
	protected EList<Primitive> primitives;

	/**
	 * The cached value of the '{@link #getParts() <em>Parts</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getParts()
	 * @generated
	 * @ordered
	 */
	protected EList<String> parts;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected MediationFlow()
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
		return AssemblyPackage.Literals.MEDIATION_FLOW;
	}

	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The file, relative to what was read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	public String getPath()
	{
		return path;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.MediationFlow#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPath the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.MEDIATION_FLOW__PATH, oldPath, path));
	}

	/**
	 * Returns the value of the '<em><b>Primitives</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Primitive}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The primitives of all its flows, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Primitives</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Primitive> getPrimitives()
	{
		if (primitives == null)
		{
			primitives = new EObjectContainmentEList<Primitive>(Primitive.class, this, AssemblyPackage.MEDIATION_FLOW__PRIMITIVES);
		}
		return primitives;
	}

	/**
	 * Returns the value of the '<em><b>Parts</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Files that hold the flows of operations, relative to the folder of this file.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parts</em>' attribute list.
	 * @model
	 * @generated
	 */
	public EList<String> getParts()
	{
		if (parts == null)
		{
			parts = new EDataTypeUniqueEList<String>(String.class, this, AssemblyPackage.MEDIATION_FLOW__PARTS);
		}
		return parts;
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
			case AssemblyPackage.MEDIATION_FLOW__PRIMITIVES:
				return ((InternalEList<?>)getPrimitives()).basicRemove(otherEnd, msgs);
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
			case AssemblyPackage.MEDIATION_FLOW__PATH:
				return getPath();
			case AssemblyPackage.MEDIATION_FLOW__PRIMITIVES:
				return getPrimitives();
			case AssemblyPackage.MEDIATION_FLOW__PARTS:
				return getParts();
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
			case AssemblyPackage.MEDIATION_FLOW__PATH:
				setPath((String)newValue);
				return;
			case AssemblyPackage.MEDIATION_FLOW__PRIMITIVES:
				getPrimitives().clear();
				getPrimitives().addAll((Collection<? extends Primitive>)newValue);
				return;
			case AssemblyPackage.MEDIATION_FLOW__PARTS:
				getParts().clear();
				getParts().addAll((Collection<? extends String>)newValue);
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
			case AssemblyPackage.MEDIATION_FLOW__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case AssemblyPackage.MEDIATION_FLOW__PRIMITIVES:
				getPrimitives().clear();
				return;
			case AssemblyPackage.MEDIATION_FLOW__PARTS:
				getParts().clear();
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
			case AssemblyPackage.MEDIATION_FLOW__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case AssemblyPackage.MEDIATION_FLOW__PRIMITIVES:
				return primitives != null && !primitives.isEmpty();
			case AssemblyPackage.MEDIATION_FLOW__PARTS:
				return parts != null && !parts.isEmpty();
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
		result.append(" (path: ");
		result.append(path);
		result.append(", parts: ");
		result.append(parts);
		result.append(')');
		return result.toString();
	}

} // MediationFlow
