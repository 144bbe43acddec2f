Feature: Vulcan Mindmeld in 1996
  Two minds become one for a turn, and whoever knows how to meld profits by it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-39-vulcan-mindmeld-02
  Rule: Each of the player's personnel with Mindmeld present may meld, with one whom the player chooses

    Scenario Outline: Sarek melds with Geordi, and Lojal <how>
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | Lojal           | on "Excavation" |
        | Geordi La Forge | on "Excavation" |
        | Worf            | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      And Alice chooses "Geordi La Forge"
      And Alice chooses <whom>
      Then the skills box of "Sarek" is Diplomacy x3, Mindmeld, ENGINEER, Navigation, Physics, Computer Skill
      And the skills box of "Lojal" is <box>
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

      @part=same
      Examples: With the same one
        | how       | whom              | box                                                                                        |
        | does, too | "Geordi La Forge" | Diplomacy, Mindmeld, Anthropology, Navigation x2, ENGINEER, Physics, Computer Skill |

      @part=another
      Examples: With another one
        | how             | whom   | box                                                               |
        | melds with Worf | "Worf" | Diplomacy x2, Mindmeld, Anthropology, Navigation x2, Honor x2 |

      @part=nobody
      Examples: With nobody
        | how               | whom | box                                           |
        | keeps to himself  | none | Diplomacy, Mindmeld, Anthropology, Navigation |

  Rule: Until the end of the turn whoever melds has the skills in the other one's box, too, and the other one keeps them

    @ruling=faq96-39-vulcan-mindmeld-03
    Example: Sarek and Worf know the same in this turn, and not in the next one
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | Worf            | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x4, Mindmeld, Honor x2, Navigation
      And the skills box of "Worf" is Honor x2, Navigation, Diplomacy
      When Alice ends the turn
      Then the skills box of "Sarek" is Diplomacy x3, Mindmeld
      And the skills box of "Worf" is Honor x2, Navigation, Diplomacy
      And "Vulcan Mindmeld" is still in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

    @ruling=faq96-39-vulcan-mindmeld-04
    Example: of Geordi, Sarek gains ENGINEER, Navigation, Physics and Computer Skill, and not the classification
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | Geordi La Forge | on "Excavation" |
        | Worf            | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      And Alice chooses "Geordi La Forge" from "Geordi La Forge" and "Worf"
      Then the skills of "Sarek" are Diplomacy x3, Mindmeld, ENGINEER, Navigation, Physics, Computer Skill, V.I.P.
      And the skills of "Geordi La Forge" are ENGINEER x2, Navigation, Physics, Computer Skill
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-vulcan-mindmeld-07
  Rule: Special skills are gained, which are mental

    @part=dathon @frame=many
    Example: Sarek has learned from Dathon, who stays aboard, what happened when the walls fell
      Given Alice has:
        | card            | where             |
        | Vulcan Mindmeld | in hand           |
        | Runabout        | at "Excavation"   |
        | Sarek           | aboard "Runabout" |
        | Dathon          | aboard "Runabout" |
      And Bob has:
        | card                       | where              |
        | Shaka, When the Walls Fell | under "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      And Alice beams "Sarek" to "Excavation"
      And Alice attempts "Excavation"
      Then "Shaka, When the Walls Fell" has been nullified
      And "Sarek" is still not stopped

    Scenario Outline: <other> melds with Sarek, who gains what there is to gain
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | <other>         | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is <box>
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

      @part=mickey-d
      Examples: Mickey D.
        | other     | box                                               |
        | Mickey D. | Diplomacy x3, Mindmeld, Treachery, special skill |

      @part=dathon
      Examples: Dathon
        | other  | box                                                        |
        | Dathon | Diplomacy x5, Mindmeld, Leadership, Honor, special skill |

      @part=berlingoff-rasmussen
      Examples: Berlingoff Rasmussen
        | other                | box                                                                    |
        | Berlingoff Rasmussen | Diplomacy x3, Mindmeld, Treachery, Archaeology, Greed, special skill |

      @question=mental-special-skills
      Examples: Somebody else, whose skill depends on no object
        | other | box                                                   |
        | Ajur  | Diplomacy x3, Mindmeld, special skill |

      @reading=mental-special-skills/named
      Examples: Somebody else, who was not named, read the other way
        | other | box                                  |
        | Ajur  | Diplomacy x3, Mindmeld |

  @ruling=faq96-39-vulcan-mindmeld-08
  Rule: Special skills that depend on an object are not gained

    Scenario Outline: <other> melds with Sarek, who gains what there is to gain
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | <other>         | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is <box>
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

      @part=tasha-yar-alternate
      Examples: No phaser comes with it
        | other                 | box                                     |
        | Tasha Yar - Alternate | Diplomacy x3, Mindmeld, Honor, Leadership |

      @part=exocomp
      Examples: Nor a tool
        | other   | box                    |
        | Exocomp | Diplomacy x3, Mindmeld |

  @ruling=faq96-367-vulcan-mindmeld-01
  Rule: One melds with Data and with Exocomps

    Scenario Outline: Sarek <what> with <other>
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | <other>         | on "Excavation" |
        | Geordi La Forge | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      And Alice chooses "<other>" from "<other>" and "Geordi La Forge"
      Then the skills box of "Sarek" is <box>
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

      @part=data
      Examples: Data
        | what  | other | box                                                                                     |
        | melds | Data  | Diplomacy x3, Mindmeld, ENGINEER, Computer Skill x2, Music, Astrophysics, Exobiology |

      @part=exocomp
      Examples: An Exocomp, which has nothing to teach
        | what            | other   | box                    |
        | exchanges views | Exocomp | Diplomacy x3, Mindmeld |

  @ruling=faq96-367-vulcan-mindmeld-02
  Rule: One does not meld with holograms

    Example: Geordi is there, and the only one
      Given Alice has:
        | card            | where             |
        | Vulcan Mindmeld | in hand           |
        | U.S.S. Enterprise | at "Excavation" |
        | Sarek           | aboard "U.S.S. Enterprise" |
        | Geordi La Forge | aboard "U.S.S. Enterprise" |
        | Dr. Leah Brahms | aboard "U.S.S. Enterprise" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x3, Mindmeld, ENGINEER, Navigation, Physics, Computer Skill
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed
