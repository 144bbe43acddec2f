Feature: Cards that do not work with others
  Some personnel neither mix nor cooperate with certain others, and few cards bring them together.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-does-not-work-with-01
  Rule: A card does not mix or cooperate with the cards that it does not work with

    Background:
      Given Alice has:
        | card   | where           |
        | Solkar | on "Excavation" |
        | Vash   | on "Excavation" |
        | Worf   | on "Excavation" |

    @part=skills
    Example: Solkar and treacherous Vash do not attempt a mission together
      When Alice attempts "Excavation" with "Solkar", "Vash" and "Worf"
      Then that is illegal
      And nothing else has changed

    @part=affiliation
    Example: Lore, who does not work with the Federation, does not attempt it with Worf
      Given Alice has:
        | card | where           |
        | Lore | on "Excavation" |
      When Alice attempts "Excavation" with "Lore" and "Worf"
      Then that is illegal
      And nothing else has changed

    @part=species
    Example: Miles O'Brien, who does not work with Cardassians, does not attempt it with Ocett
      Given Alice has:
        | card                           | where           |
        | Miles O'Brien (Blaze of Glory) | on "Excavation" |
        | Ocett                          | on "Excavation" |
      When Alice attempts "Excavation" with "Miles O'Brien (Blaze of Glory)", "Ocett" and "Worf"
      Then that is illegal
      And nothing else has changed

    Example: Solkar and Worf do
      When Alice attempts "Excavation" with "Solkar" and "Worf"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=1eD-does-not-work-with-01
  Rule: A card does not board a ship with somebody aboard whom it does not work with

    @part=species
    Scenario Outline: Miles O'Brien, who does not work with Cardassians, wants to join <whom>
      Given Alice has:
        | card                           | where             |
        | Runabout                       | at "Excavation"   |
        | <whom>                         | aboard "Runabout" |
        | Miles O'Brien (Blaze of Glory) | on "Excavation"   |
      When Alice beams "Miles O'Brien (Blaze of Glory)" aboard "Runabout"
      Then that is <verdict>

      Examples: A Non-Aligned Cardassian, and another Non-Aligned officer
        | whom  | verdict |
        | Ocett | illegal |
        | Baran | legal   |

  @ruling=1eD-does-not-work-with-03
  Rule: Lore is in no crew or Away Team with Federation personnel

    Background:
      Given Alice has:
        | card               | where                       |
        | Zibalian Transport | at "Excavation"             |
        | Worf               | aboard "Zibalian Transport" |

    @part=away-team
    Example: he does not attempt a mission with Data
      Given Alice has:
        | card | where           |
        | Lore | on "Excavation" |
        | Data | on "Excavation" |
      When Alice attempts "Excavation" with "Lore" and "Data"
      Then that is illegal
      And nothing else has changed

    Example: Data does so alone
      Given Alice has:
        | card | where           |
        | Lore | on "Excavation" |
        | Data | on "Excavation" |
      When Alice attempts "Excavation" with "Data"
      Then that is legal

    @part=crew
    Example: he is not beamed to where Worf is
      Given Alice has:
        | card | where           |
        | Lore | on "Excavation" |
      When Alice beams "Lore" aboard "Zibalian Transport"
      Then that is illegal
      And nothing else has changed

    Example: Data is beamed there
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
      When Alice beams "Data" aboard "Zibalian Transport"
      Then "Data" is now aboard "Zibalian Transport"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-04
  Rule: Lore does not board a Federation ship

    Background:
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Lore     | on "Excavation" |
        | Solkar   | on "Excavation" |

    Example: Lore stays on the planet
      When Alice beams "Lore" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: Solkar is beamed aboard
      When Alice beams "Solkar" aboard "Runabout"
      Then "Solkar" is now aboard "Runabout"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-05
  Rule: Lore does not report to a Federation facility

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card               | where                      |
        | Federation Outpost | at "Explore Black Cluster" |
        | Neutral Outpost    | at "Explore Black Cluster" |
        | Lore               | in hand                    |

    Example: he does not report to a Federation Outpost
      When Alice reports "Lore" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: he reports to a neutral one
      When Alice reports "Lore" to "Neutral Outpost"
      Then "Lore" is now aboard "Neutral Outpost"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-06
  Rule: Lore does not board a Federation facility

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Lore               | on "Excavation" |
        | Solkar             | on "Excavation" |

    Example: Lore is not beamed to the outpost
      When Alice beams "Lore" aboard "Federation Outpost"
      Then that is illegal
      And nothing else has changed

    Example: Solkar is beamed to the outpost
      When Alice beams "Solkar" aboard "Federation Outpost"
      Then "Solkar" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-07
  Rule: Miles O'Brien of Blaze of Glory does not mix with those of Cardassian species

    Background:
      Given Alice has:
        | card                           | where             |
        | Runabout                       | at "Excavation"   |
        | Ocett                          | aboard "Runabout" |
        | Miles O'Brien (Blaze of Glory) | on "Excavation"   |
        | Miles O'Brien                  | on "Excavation"   |

    @part=mix
    Example: he does not join Ocett, who is non-aligned
      When Alice beams "Miles O'Brien (Blaze of Glory)" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    @part=mix
    Example: the Miles O'Brien of another day does
      When Alice beams "Miles O'Brien" aboard "Runabout"
      Then "Miles O'Brien" is now aboard "Runabout"
      And nothing else has changed

    @part=cooperate
    Example: his ship does not attack beside the ship of Ocett
      Given "Miles O'Brien (Blaze of Glory)" is aboard "U.S.S. Hood"
      And Alice has:
        | card             | where                |
        | U.S.S. Hood      | at "Excavation"      |
        | William T. Riker | aboard "U.S.S. Hood" |
        | Calloway         | aboard "Runabout"    |
      And Bob has:
        | card              | where           |
        | Borg Scout Vessel | at "Excavation" |
      When Alice attacks "Borg Scout Vessel" with "U.S.S. Hood" and "Runabout"
      Then that is illegal
      And nothing else has changed

    @part=cooperate
    Example: the ship of another Miles O'Brien does
      Given "Miles O'Brien" is aboard "U.S.S. Hood"
      And Alice has:
        | card             | where                |
        | U.S.S. Hood      | at "Excavation"      |
        | William T. Riker | aboard "U.S.S. Hood" |
        | Calloway         | aboard "Runabout"    |
      And Bob has:
        | card              | where           |
        | Borg Scout Vessel | at "Excavation" |
      When Alice attacks "Borg Scout Vessel" with "U.S.S. Hood" and "Runabout"
      Then that is legal

  @ruling=1eD-does-not-work-with-07
  Rule: Miles O'Brien of Blaze of Glory does not mix with a Cardassian who is Non-Aligned

    @part=mix
    Scenario Outline: Ocett is aboard the runabout, and for <who> to join her is <verdict>
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Ocett    | aboard "Runabout" |
        | <who>    | on "Excavation"   |
      When Alice beams "<who>" aboard "Runabout"
      Then that is <verdict>

      Examples: He, and another engineer
        | who                            | verdict |
        | Miles O'Brien (Blaze of Glory) | illegal |
        | Geordi La Forge                | legal   |

  @ruling=1eD-does-not-work-with-08
  Rule: Nor does he mix with those of Cardassian affiliation

    Background:
      Given these made-up cards:
        | card            | type      | affiliations | species |
        | Human Informant | personnel | Cardassian   | Human   |
      And Alice has:
        | card                          | where             |
        | Treaty: Federation/Cardassian | on the table      |
        | Runabout                      | at "Excavation"   |
        | Human Informant               | aboard "Runabout" |

    @part=mix
    Example: he does not join a human who serves Cardassia
      Given Alice has:
        | card                           | where           |
        | Miles O'Brien (Blaze of Glory) | on "Excavation" |
      When Alice beams "Miles O'Brien (Blaze of Glory)" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    @part=mix
    Example: the Miles O'Brien of another day joins the human
      Given Alice has:
        | card          | where           |
        | Miles O'Brien | on "Excavation" |
      When Alice beams "Miles O'Brien" aboard "Runabout"
      Then "Miles O'Brien" is now aboard "Runabout"
      And nothing else has changed

    @part=cooperate
    Example: his ship does not attack beside the ship of the human
      Given Alice has:
        | card                           | where                |
        | U.S.S. Hood                    | at "Excavation"      |
        | William T. Riker               | aboard "U.S.S. Hood" |
        | Miles O'Brien (Blaze of Glory) | aboard "U.S.S. Hood" |
        | Calloway                       | aboard "Runabout"    |
      And Bob has:
        | card              | where           |
        | Borg Scout Vessel | at "Excavation" |
      When Alice attacks "Borg Scout Vessel" with "U.S.S. Hood" and "Runabout"
      Then that is illegal
      And nothing else has changed

    @part=cooperate
    Example: the ship of another Miles O'Brien attacks beside it
      Given Alice has:
        | card             | where                |
        | U.S.S. Hood      | at "Excavation"      |
        | William T. Riker | aboard "U.S.S. Hood" |
        | Miles O'Brien    | aboard "U.S.S. Hood" |
        | Calloway         | aboard "Runabout"    |
      And Bob has:
        | card              | where           |
        | Borg Scout Vessel | at "Excavation" |
      When Alice attacks "Borg Scout Vessel" with "U.S.S. Hood" and "Runabout"
      Then that is legal

  @ruling=1eD-does-not-work-with-09
  Rule: A treaty does not let him mix with Cardassians

    Background:
      Given Alice has:
        | card                          | where             |
        | Treaty: Federation/Cardassian | on the table      |
        | Runabout                      | at "Excavation"   |
        | Jasad                         | aboard "Runabout" |

    Example: he does not join Jasad
      Given Alice has:
        | card                           | where           |
        | Miles O'Brien (Blaze of Glory) | on "Excavation" |
      When Alice beams "Miles O'Brien (Blaze of Glory)" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: Worf joins Jasad under the treaty
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-10
  Rule: His ship does not fight beside a ship with Cardassians aboard

    Background:
      Given Alice has:
        | card                           | where             |
        | Runabout                       | at "Excavation"   |
        | William T. Riker               | aboard "Runabout" |
        | Miles O'Brien (Blaze of Glory) | aboard "Runabout" |
      And Bob has:
        | card              | where           |
        | Borg Scout Vessel | at "Excavation" |

    Example: both ships together do not attack
      Given Alice has:
        | card        | where                |
        | U.S.S. Hood | at "Excavation"      |
        | Calloway    | aboard "U.S.S. Hood" |
        | Ocett       | aboard "U.S.S. Hood" |
      When Alice attacks "Borg Scout Vessel" with "Runabout" and "U.S.S. Hood"
      Then that is illegal
      And nothing else has changed

    Example: his ship alone does
      When Alice attacks "Borg Scout Vessel" with "Runabout"
      Then that is legal

  @ruling=1eD-does-not-work-with-11
  Rule: On a planet he who comes to be with those whom he does not work with is an Away Team of his own

    Background:
      Given Alice has:
        | card   | where           |
        | Solkar | on "Excavation" |
        | Worf   | on "Excavation" |
      And Bob has:
        | card               | where           |
        | Reflection Therapy | in hand         |
        | Lore               | on "Excavation" |
        | Jaro Essa          | on "Excavation" |

    Example: when Worf has turned to Treachery he does not go with Solkar
      Given it is Bob's turn
      And Bob has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Bob plays "Reflection Therapy" on "Worf" naming "Treachery"
      And Bob chooses Navigation
      And Bob ends the turn
      And Alice attempts "Excavation" with "Solkar" and "Worf"
      Then that is illegal

    Example: he still goes alone
      Given it is Bob's turn
      And Bob has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
      When Bob plays "Reflection Therapy" on "Worf" naming "Treachery"
      And Bob chooses Navigation
      And Bob ends the turn
      And Alice attempts "Excavation" with "Worf"
      Then that is legal

  @ruling=1eD-does-not-work-with-12
  Rule: On a ship or facility he who comes to be with those whom he does not work with is under house arrest

    @part=facility
    Example: Solkar is, at the outpost where Data has turned to Treachery
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Solkar          | aboard "Neutral Outpost"   |
        | Data            | aboard "Neutral Outpost"   |
      And Bob has:
        | card                    | where                    |
        | Reflection Therapy      | in hand                  |
        | Alternate Universe Door | on the table             |
        | Lore                    | aboard "Neutral Outpost" |
      And it is Bob's turn
      When Bob plays "Reflection Therapy" on "Data" naming "Treachery"
      And Bob chooses Music
      Then "Solkar" is now under house arrest
      And "Data" is still not under house arrest
      And "Reflection Therapy" is still on "Data"
      And nothing else has changed

    @part=ship
    Example: Solkar is, on the ship where Worf has turned to Treachery
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Solkar   | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                    | where             |
        | Reflection Therapy      | in hand           |
        | Alternate Universe Door | on the table      |
        | Khan                    | aboard "Runabout" |
        | Jaro Essa               | aboard "Runabout" |
      And it is Bob's turn
      When Bob plays "Reflection Therapy" on "Worf" naming "Treachery"
      And Bob chooses Navigation
      Then "Solkar" is now under house arrest
      And "Worf" is still not under house arrest
      And "Reflection Therapy" is still on "Worf"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-13
  Rule: When the opponent gives one of the crew Treachery, Solkar is under house arrest

    Example: he is so as soon as Worf has it
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Solkar   | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                    | where             |
        | Reflection Therapy      | in hand           |
        | Alternate Universe Door | on the table      |
        | Khan                    | aboard "Runabout" |
        | Jaro Essa               | aboard "Runabout" |
      And it is Bob's turn
      When Bob plays "Reflection Therapy" on "Worf" naming "Treachery"
      And Bob chooses Navigation
      Then "Solkar" is now under house arrest
      And "Worf" is still not under house arrest
      And "Reflection Therapy" is still on "Worf"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-14
  Rule: Nobody brings those together on purpose who do not work together

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Vash     | aboard "Runabout" |
        | Solkar   | on "Excavation"   |
        | Guinan   | on "Excavation"   |

    Example: Solkar is not beamed to where Vash is
      When Alice beams "Solkar" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: Guinan is beamed to her
      When Alice beams "Guinan" aboard "Runabout"
      Then "Guinan" is now aboard "Runabout"
      And nothing else has changed

    Scenario Outline: Vash is aboard a ship that is docked, and for <who> to walk there is <verdict>
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      And "Runabout" is docked at "Federation Outpost"
      And "<who>" is aboard "Federation Outpost"
      When Alice walks "<who>" aboard "Runabout"
      Then that is <verdict>

      Examples: Solkar, and Guinan
        | who    | verdict |
        | Solkar | illegal |
        | Guinan | legal   |

  @ruling=1eD-does-not-work-with-14
  Rule: It is illegal to take somebody to Miles O'Brien with whom he does not mix

    Scenario Outline: Miles O'Brien is aboard, and for <who> to be beamed there is <verdict>
      Given Alice has:
        | card                           | where             |
        | Runabout                       | at "Excavation"   |
        | Miles O'Brien (Blaze of Glory) | aboard "Runabout" |
        | <who>                          | on "Excavation"   |
      When Alice beams "<who>" aboard "Runabout"
      Then that is <verdict>

      Examples: Ocett, a Cardassian, and Vekor, who is none
        | who   | verdict |
        | Ocett | illegal |
        | Vekor | legal   |

  @ruling=1eD-does-not-work-with-15
  Rule: What lets cards mix regardless of affiliation overrides what is said of affiliations alone

    Example: Lore attempts a mission with brainwashed Data
      Given Alice has:
        | card | where           |
        | Lore | on "Excavation" |
      And Bob has:
        | card | where           | state               |
        | Data | on "Excavation" | controlled by Alice |
      And Alice has:
        | card      | where     |
        | Brainwash | on "Data" |
      When Alice attempts "Excavation" with "Lore" and "Data"
      Then that is legal

  @ruling=1eD-does-not-work-with-16
  Rule: Brainwash lets cards mix regardless of affiliation

    Example: Lore is beamed to where brainwashed Data is
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Alice has:
        | card            | where                 |
        | Neutral Outpost | at "Deliver Supplies" |
        | Lore            | on "Deliver Supplies" |
      And Bob has:
        | card | where                    | state               |
        | Data | aboard "Neutral Outpost" | controlled by Alice |
      And Alice has:
        | card      | where     |
        | Brainwash | on "Data" |
      When Alice beams "Lore" aboard "Neutral Outpost"
      Then "Lore" is now aboard "Neutral Outpost"
      And nothing else has changed

  @ruling=1eD-does-not-work-with-17
  Rule: So does Temporal Micro-Wormhole

    Example: Lore reports by it aboard a Federation ship, and mixes with Worf
      Given Alice has:
        | card                    | where             |
        | Temporal Micro-Wormhole | on the table      |
        | Runabout                | at "Excavation"   |
        | Worf                    | aboard "Runabout" |
        | Lore                    | in hand           |
      When Alice reports "Lore" aboard "Runabout" with "Temporal Micro-Wormhole"
      Then "Lore" is now aboard "Runabout"
      And "Lore" is still not under house arrest
      And "Worf" is still not under house arrest
      And "Temporal Micro-Wormhole" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-does-not-work-with-18
  Rule: It does not override what is said of species or skills

    Background:
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Alice has:
        | card            | where                 |
        | Neutral Outpost | at "Deliver Supplies" |
        | Worf            | on "Deliver Supplies" |
      And Bob has:
        | card  | where                    | state               |
        | Jasad | aboard "Neutral Outpost" | controlled by Alice |
      And Alice has:
        | card      | where      |
        | Brainwash | on "Jasad" |

    @part=species
    Example: Miles O'Brien does not join a brainwashed Cardassian
      Given Alice has:
        | card                           | where                 |
        | Miles O'Brien (Blaze of Glory) | on "Deliver Supplies" |
      When Alice beams "Miles O'Brien (Blaze of Glory)" aboard "Neutral Outpost"
      Then that is illegal
      And nothing else has changed

    @part=skills
    Example: Solkar does not join a brainwashed traitor
      Given Bob has:
        | card      | where                    | state               |
        | Jaro Essa | aboard "Neutral Outpost" | controlled by Alice |
      And Alice has:
        | card               | where                 |
        | Solkar             | on "Deliver Supplies" |
        | Brainwash [second] | on "Jaro Essa"        |
      When Alice beams "Solkar" aboard "Neutral Outpost"
      Then that is illegal
      And nothing else has changed

    Example: Worf joins the brainwashed Cardassian
      When Alice beams "Worf" aboard "Neutral Outpost"
      Then "Worf" is now aboard "Neutral Outpost"
      And nothing else has changed
