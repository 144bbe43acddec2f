Feature: What personnel are besides a species
  Androids of Dr. Soong's make, shape-shifters, and who is a drone.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-soong-type-android-2-01
  Rule: Whom the lore calls so is a Soong-type android

    Example: the lore of Lore says so, and that of Dr. Soong does not
      Then "Lore" has the feature Soong-type android
      And "Dr. Soong" does not have the feature Soong-type android

  @ruling=1eS-soong-type-android-2-02
  Rule: Whom Dr. Noonien Soong made is a Soong-type android

    Example: his lore names Dr. Noonien Soong as the one who made Data
      Then "Data" has the feature Soong-type android
      And "Data" does not have the feature shape-shifter
      And "Dr. Soong" does not have the feature Soong-type android

  @ruling=1eS-soong-type-android-2-03
  Rule: Every Soong-type android is an android

    Example: one who is called so is, and so is one whom Dr. Noonien Soong made
      Then "Lore" is of the species Android
      And "Data" is of the species Android
      And "Dr. Soong" is not of the species Android

    Example: Data, whom Dr. Noonien Soong made, is an android and no human
      Then "Data" is of the species Android
      And "Data" is not of the species Human
      And "Calloway" is not of the species Android

  @ruling=1eS-shapeshifter-01
  Rule: Every changeling is a shape-shifter

    Example: Odo is a changeling and a shape-shifter, Quark neither
      Then "Odo" has the feature shape-shifter
      And "Quark" does not have the feature shape-shifter

    Example: Lovok Founder is one, whatever he looks like
      Then "Lovok Founder" has the feature shape-shifter

  @ruling=1eS-shapeshifter-02
  Rule: Whoever can change shape by its lore is a shape-shifter

    @part=allasomorph
    Example: an allasomorph is
      Then "Anya" has the feature shape-shifter
      And "Vekor" does not have the feature shape-shifter

    @part=chameloid
    Example: a chameloid is
      Then "Martia" has the feature shape-shifter
      And "Vekor" does not have the feature shape-shifter

  @ruling=1eS-shapeshifter-03
  Rule: Shape-shifter is no species

    Example: an allasomorph and a chameloid are of different species, and two allasomorphs are of the same
      Given Alice has:
        | card   | where           |
        | Anya   | on "Excavation" |
        | Salia  | on "Excavation" |
        | Martia | on "Excavation" |
      Then "Anya" and "Martia" are not of the same species
      And "Anya" and "Salia" are of the same species
      And "Martia" is not of the species Shape-shifter

  @ruling=1eS-seven-of-nine-2-01
  Rule: The Seven of Nine who is of the Federation or Non-Aligned is human and Borg

    Example: she is of both species
      Then "Seven of Nine" is of the species Human
      And "Seven of Nine" is of the species Borg

  @ruling=1eS-seven-of-nine-2-02
  Rule: That Seven of Nine is no drone

    Example: the Astrogation Drone is a drone, and she is none
      Then "Seven of Nine" does not have the feature drone
      And "Astrogation Drone" has the feature drone

  @ruling=1eD-dr-soong-08
  Rule: Lore is the nemesis of Dr. Soong

    Example: their icons are of one colour and point at each other
      Then "Dr. Soong" has the feature nemesis yellow right
      And "Lore" has the feature nemesis yellow left
