Feature: What lore says by ruling
  Two cards have a new lore, and one place has two names.

  @ruling=cr14-ds9-01
  Rule: DS9 in a lore is Deep Space 9

    Example: three characters name the station
      Then "Deep Space 9" is named in the lore of "Old Harbor Master"
      And "Terok Nor" is not named in the lore of "Old Harbor Master"

  @ruling=cr14-brilgar-erratum-01
  Rule: Brilgar represents the Bajoran security officers aboard Deep Space 9

    Example: his lore names the station
      Then "Deep Space 9" is named in the lore of "Brilgar"
      And "Terok Nor" is not named in the lore of "Brilgar"

  @ruling=cr14-brilgar-erratum-02
  Rule: Brilgar is a bodyguard

    Example: he is that beside what he was before
      Then "Brilgar" has the feature bodyguard
      And "Brilgar" has the feature Support Personnel

  @ruling=cr14-sam-lavelle-erratum-01
  Rule: Sam Lavelle served aboard the U.S.S. Enterprise

    Example: his lore names the ship, of which he is not the commander
      Then "U.S.S. Enterprise" is named in the lore of "Sam Lavelle"
      And "Sam Lavelle" is not a matching commander of "U.S.S. Enterprise"
