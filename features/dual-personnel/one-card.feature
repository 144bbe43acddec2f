Feature: One card with two individuals
  What each of the two is printed with, and the affiliation that they share.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-dual-personnel-card-01
  Rule: A dual-personnel card is one card with two personnel

    Example: the Sons of Mogh have a STRENGTH each
      Given Alice has:
        | card         | where           |
        | Sons of Mogh | on "Excavation" |
      Then the STRENGTH of "Sons of Mogh" [Kurn] is 8
      And the STRENGTH of "Sons of Mogh" [Worf] is 10

  @ruling=1eD-dual-personnel-card-02
  Rule: The first classification, icon and number belong to the individual who is listed first

    @part=attributes
    Example: of Jake and Nog the first CUNNING is Jake's
      Given Alice has:
        | card         | where           |
        | Jake and Nog | on "Excavation" |
      Then the CUNNING of "Jake and Nog" [Jake Sisko] is 5
      And the CUNNING of "Jake and Nog" [Nog] is 7
      And the INTEGRITY of "Jake and Nog" [Jake Sisko] is 6

    @part=classifications
    Example: of the Sons of Mogh the first classification is Kurn's
      Given Alice has:
        | card         | where           |
        | Sons of Mogh | on "Excavation" |
      Then the skills of "Sons of Mogh" [Kurn] are OFFICER, Honor, Computer Skill, Navigation
      And the skills of "Sons of Mogh" [Worf] are SECURITY, Honor x2, Navigation, Diplomacy

    @part=staffing-icons
    Example: of Worf and Jadzia the first icon is Worf's
      Given Alice has:
        | card            | where           |
        | Worf and Jadzia | on "Excavation" |
      Then the icons of "Worf and Jadzia" [Worf] are command
      And the icons of "Worf and Jadzia" [Jadzia Dax] are staff

  @ruling=1eD-dual-personnel-card-03
  Rule: Of the Sons of Mogh Kurn is the OFFICER with STRENGTH 8

    Example: Worf has the second values
      Given Alice has:
        | card         | where           |
        | Sons of Mogh | on "Excavation" |
      Then the STRENGTH of "Sons of Mogh" [Kurn] is 8
      And the skills of "Sons of Mogh" [Kurn] are Honor, Computer Skill, Navigation, OFFICER
      And the skills of "Sons of Mogh" [Worf] are Honor x2, Navigation, Diplomacy, SECURITY

  @ruling=1eD-dual-personnel-card-06
  Rule: The two individuals are always of one affiliation

    Example: when Lursa is switched, B'Etor is as well
      Given Alice has:
        | card             | where           | state           |
        | Sisters of Duras | on "Excavation" | in Romulan mode |
      When Alice switches "Sisters of Duras" [Lursa] into Klingon mode
      Then the affiliations of "Sisters of Duras" [Lursa] are Klingon
      And the affiliations of "Sisters of Duras" [B'Etor] are Klingon

  @ruling=cr14-multi-affiliation-cards-09
  Rule: The Sisters of Duras are both Klingon or both Romulan

    @part=romulan
    Example: both change with the mode of the card
      Given Alice has:
        | card             | where           | state           |
        | Sisters of Duras | on "Excavation" | in Klingon mode |
      When Alice switches "Sisters of Duras" [B'Etor] into Romulan mode
      Then the affiliations of "Sisters of Duras" [Lursa] are Romulan
      And the affiliations of "Sisters of Duras" [B'Etor] are Romulan

    @part=klingon
    Example: both are Klingon when it is switched back
      Given Alice has:
        | card             | where           | state           |
        | Sisters of Duras | on "Excavation" | in Romulan mode |
      When Alice switches "Sisters of Duras" [Lursa] into Klingon mode
      Then the affiliations of "Sisters of Duras" [Lursa] are Klingon
      And the affiliations of "Sisters of Duras" [B'Etor] are Klingon

  @ruling=1eD-dual-personnel-card-07
  Rule: What changes the affiliation of one individual changes that of the other

    Example: an android's card loses its affiliation, and his human companion loses it as well
      Given Alice has:
        | card              | where           | state           |
        | Data and Picard   | on "Excavation" | in Romulan mode |
        | Lore's Fingernail | in hand         |                 |
      When Alice plays "Lore's Fingernail"
      Then the affiliations of "Data and Picard" [Jean-Luc Picard] are non-aligned

  @ruling=1eD-dual-personnel-card-08
  Rule: With Lore's Fingernail in play Data and Picard are both non-aligned

    Example: whoever has it in play
      Given Alice has:
        | card            | where           | state              |
        | Data and Picard | on "Excavation" | in Federation mode |
        | Tomalak         | on "Excavation" |                    |
      And Bob has:
        | card              | where        |
        | Lore's Fingernail | on the table |
      Then the affiliations of "Data and Picard" [Data] are non-aligned
      And the affiliations of "Data and Picard" [Jean-Luc Picard] are non-aligned
      And the affiliations of "Tomalak" are Romulan

  @ruling=cr14-named-in-lore-05
  Rule: Gorta's lore names Duras and not the Sisters of Duras

    Example: the sisters are no part of what it names
      Then "Duras" is named in the lore of "Gorta"
      And "Sisters of Duras" is not named in the lore of "Gorta"

  @ruling=cr14-named-in-lore-14
  Rule: Zegov's lore names both the Sisters of Duras and Duras

    Example: each of the two names stands there for itself
      Then "Sisters of Duras" is named in the lore of "Zegov"
      And "Duras" is named in the lore of "Zegov"
