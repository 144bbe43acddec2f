Feature: Cards with several affiliations
  One of them is in use at a time: the mode of the card, which its player declares and may change.

  @ruling=cr14-multi-affiliation-cards-01
  Rule: What a card with several affiliations can do may depend on its mode

    Scenario Outline: Major Rakal in <mode> mode
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           | state          |
        | Major Rakal | on "Excavation" | in <mode> mode |
      Then the skills of "Major Rakal" are <skills>
      And the INTEGRITY of "Major Rakal" is <integrity>
      And the CUNNING of "Major Rakal" is <cunning>

      Examples:
        | mode       | skills                                | integrity | cunning |
        | Romulan    | V.I.P., Tal Shiar, Empathy, Treachery | 4         | 8       |
        | Federation | V.I.P., Empathy, Diplomacy            | 8         | 7       |

  @ruling=cr14-multi-affiliation-cards-02
  Rule: While it is not in play it is of all its affiliations

    @part=cards @frame=many
    Scenario Outline: Diplomatic Contact with <who>, who is brought back by <envoy>, <end>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | <envoy>            | on "Excavation" |
        | Diplomatic Contact | on "<envoy>"    |
        | Tricorder          | in hand         |
        | <who>              | in discard pile |
      When Alice uses "Diplomatic Contact"
      Then "<who>" is now on top of Alice's draw deck
      And "Diplomatic Contact" is <then>

      Examples: of an affiliation of the envoy's
        | envoy        | who           | end  | then                        |
        | Pardek       | Stefan DeSeve | ends | now in Alice's discard pile |
        | Devinoni Ral | Chakotay      | ends | now in Alice's discard pile |

      Examples: of another one
        | envoy  | who      | end     | then              |
        | Pardek | Chakotay | goes on | still on "Pardek" |

    @part=compatibility
    Scenario Outline: a Major of the Romulans and of the Federation may report to the <affiliation>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                    | where           |
        | Alternate Universe Door | on the table    |
        | <outpost>               | at "Excavation" |
        | Major Rakal             | in hand         |
      When Alice reports "Major Rakal" to "<outpost>"
      Then "Major Rakal" is now aboard "<outpost>"
      And "Major Rakal" is now in <affiliation> mode
      And nothing else has changed

      Examples:
        | outpost            | affiliation |
        | Federation Outpost | Federation  |
        | Romulan Outpost    | Romulan     |

    @part=cards @frame=many
    Scenario Outline: a go-between, Klingon and of the Federation, is brought back by <envoy>, and Diplomatic Contact <end>
      Given these made-up cards:
        | card          | type      | affiliations        | skills               |
        | Go-Between    | personnel | Klingon, Federation |                      |
        | Klingon Envoy | personnel | Klingon             | Diplomacy, Treachery |
        | Federal Envoy | personnel | Federation          | Diplomacy, Treachery |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | <envoy>            | on "Excavation" |
        | Diplomatic Contact | on "<envoy>"    |
        | Tricorder          | in hand         |
        | Go-Between         | in discard pile |
      When Alice uses "Diplomatic Contact"
      Then "Go-Between" is now on top of Alice's draw deck
      And "Diplomatic Contact" is <then>

      Examples: A Klingon, one of the Federation, and a Romulan
        | envoy         | end     | then                        |
        | Klingon Envoy | ends    | now in Alice's discard pile |
        | Federal Envoy | ends    | now in Alice's discard pile |
        | Pardek        | goes on | still on "Pardek"           |

    @part=compatibility
    Scenario Outline: Worf and Jadzia, who are Klingon and of the Federation, are to report to a <outpost>
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card            | where                     |
        | <outpost>       | at "Hunt for DNA Program" |
        | Worf and Jadzia | in hand                   |
      When Alice reports "Worf and Jadzia" to "<outpost>"
      Then that is <verdict>

      Examples: Two of their own affiliations, and another one
        | outpost            | verdict |
        | Klingon Outpost    | legal   |
        | Federation Outpost | legal   |
        | Romulan Outpost    | illegal |

  Rule: The mode is declared when the card enters play

    Background:
      Given the spaceline:
        | mission                   |
        | Excavation                |
        | Investigate Disappearance |
      And Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |

    Scenario Outline: Major Rakal reports as one of the <mode>
      Given Alice has:
        | card        | where           |
        | <outpost>   | at "Excavation" |
        | Major Rakal | in hand         |
      When Alice reports "Major Rakal" to "<outpost>" naming "<mode>"
      Then "Major Rakal" is now aboard "<outpost>"
      And "Major Rakal" is now in <mode> mode
      And nothing else has changed

      @ruling=faq96-366-dual-affiliation-personnel-01
      Examples: in 1996
        | outpost            | mode       |
        | Romulan Outpost    | Romulan    |
        | Federation Outpost | Federation |

      @ruling=cr14-multi-affiliation-cards-03
      Examples: in 2014
        | outpost            | mode       |
        | Romulan Outpost    | Romulan    |
        | Federation Outpost | Federation |

    Scenario Outline: among neutrals the Major may be one of the <mode>
      Given Alice has:
        | card            | where                          |
        | Neutral Outpost | at "Investigate Disappearance" |
        | Major Rakal     | in hand                        |
      When Alice reports "Major Rakal" to "Neutral Outpost" naming "<mode>"
      Then "Major Rakal" is now aboard "Neutral Outpost"
      And "Major Rakal" is now in <mode> mode
      And nothing else has changed

      @ruling=faq96-366-dual-affiliation-personnel-01
      Examples: in 1996
        | mode       |
        | Romulan    |
        | Federation |

      @ruling=cr14-multi-affiliation-cards-03
      Examples: in 2014
        | mode       |
        | Romulan    |
        | Federation |

  @ruling=cr14-multi-affiliation-cards-04
  Rule: The mode that is declared fits the place where the card enters play

    Background:
      Given the spaceline:
        | mission               |
        | Search for Weapons    |
        | Wormhole Negotiations |
      And Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |

    @part=facility
    Scenario Outline: in <mode> mode the <what> does not come to the <outpost>
      Given Alice has:
        | card      | where                      |
        | <outpost> | at "Wormhole Negotiations" |
        | <card>    | in hand                    |
      When Alice reports "<card>" to "<outpost>" naming "<mode>"
      Then that is illegal
      And nothing else has changed

      Examples:
        | mode       | what  | card        | outpost         |
        | Federation | Major | Major Rakal | Romulan Outpost |
        | Romulan    | ship  | Cha'Joh     | Klingon Outpost |

    @part=facility
    Scenario Outline: in <mode> mode the <what> comes to the <outpost>
      Given Alice has:
        | card      | where                      |
        | <outpost> | at "Wormhole Negotiations" |
        | <card>    | in hand                    |
      When Alice reports "<card>" to "<outpost>" naming "<mode>"
      Then "<card>" is now <there>
      And "<card>" is now in <mode> mode
      And nothing else has changed

      Examples:
        | mode    | what  | card        | outpost         | there                       |
        | Romulan | Major | Major Rakal | Romulan Outpost | aboard "Romulan Outpost"    |
        | Klingon | ship  | Cha'Joh     | Klingon Outpost | docked at "Klingon Outpost" |

    @part=crew
    Example: she does not come as one of the Federation to a neutral outpost where Romulans are
      Given Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Bochra          | aboard "Neutral Outpost"   |
        | Major Rakal     | in hand                    |
      When Alice reports "Major Rakal" to "Neutral Outpost" naming "Federation"
      Then that is illegal
      And nothing else has changed

    @part=crew
    Example: she comes to them as a Romulan
      Given Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Bochra          | aboard "Neutral Outpost"   |
        | Major Rakal     | in hand                    |
      When Alice reports "Major Rakal" to "Neutral Outpost" naming "Romulan"
      Then "Major Rakal" is now aboard "Neutral Outpost"
      And "Major Rakal" is now in Romulan mode
      And nothing else has changed

    @part=earned @frame=many
    Example: a farmer freed by Bajorans joins them as one of theirs
      Given it is Alice's orders
      And these made-up cards:
        | card         | type      | affiliations        | skills                                            | strength | unique |
        | Old Smuggler | personnel | Bajoran             | OFFICER, Navigation, Treachery, Transporter Skill | 41       |        |
        | Freed Farmer | personnel | Federation, Bajoran |                                                   | 5        | no     |
      And the spaceline:
        | mission          |
        | Rescue Prisoners |
      And Alice has:
        | card         | where                    |
        | Old Smuggler | on "Rescue Prisoners"    |
        | Freed Farmer | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then "Freed Farmer" is now on "Rescue Prisoners"
      And "Freed Farmer" is now in Bajoran mode

  @ruling=cr14-multi-affiliation-cards-05
  Rule: An outpost of several affiliations is declared one of those for whom the mission is

    Background:
      Given it is the facility phase
      And the spaceline:
        | mission             |
        | Excavation          |
        | Kressari Rendezvous |
      And Alice has:
        | card              | where         |
        | Klaestron Outpost | in seed cards |

    Scenario Outline: at <mission> it is not in <mode> mode
      When Alice seeds "Klaestron Outpost" at "<mission>" naming "<mode>"
      Then that is illegal
      And nothing else has changed

      Examples:
        | mission    | mode       |
        | Excavation | Cardassian |

    Scenario Outline: at <mission> it is in <mode> mode
      When Alice seeds "Klaestron Outpost" at "<mission>" naming "<mode>"
      Then "Klaestron Outpost" is now at "<mission>"
      And "Klaestron Outpost" is now in <mode> mode
      And nothing else has changed

      Examples:
        | mission             | mode       |
        | Excavation          | Federation |
        | Kressari Rendezvous | Cardassian |

  Rule: In play it is of the affiliation of its mode and of no other

    Background:
      Given the spaceline:
        | mission       |
        | Covert Rescue |

    Scenario Outline: Major Rakal in <mode> mode is <whose>
      Given Alice has:
        | card        | where              | state          |
        | Major Rakal | on "Covert Rescue" | in <mode> mode |
      Then the affiliations of "Major Rakal" are <mode>

      @ruling=faq96-366-dual-affiliation-personnel-03 @part=affiliation
      Examples: in 1996
        | mode       | whose                 |
        | Romulan    | a Romulan             |
        | Federation | one of the Federation |

      @ruling=cr14-multi-affiliation-cards-06
      Examples: in 2014
        | mode       | whose                 |
        | Romulan    | a Romulan             |
        | Federation | one of the Federation |

    Scenario Outline: the Romulans' rescue is <verdict> for her in <mode> mode
      Given Alice has:
        | card        | where              | state          |
        | Major Rakal | on "Covert Rescue" | in <mode> mode |
      When Alice attempts "Covert Rescue" from "Covert Rescue"
      Then that is <verdict>

      @ruling=faq96-366-dual-affiliation-personnel-03 @part=missions
      Examples: in 1996
        | mode       | verdict |
        | Romulan    | legal   |
        | Federation | illegal |

      @ruling=cr14-multi-affiliation-cards-06
      Examples: in 2014
        | mode       | verdict |
        | Romulan    | legal   |
        | Federation | illegal |

    @ruling=faq96-366-dual-affiliation-personnel-03 @part=reporting
    Scenario Outline: to the Romulan Outpost it is <verdict> that she comes in <mode> mode
      Given Alice has:
        | card                    | where              |
        | Alternate Universe Door | on the table       |
        | Romulan Outpost         | at "Covert Rescue" |
        | Major Rakal             | in hand            |
      When Alice reports "Major Rakal" to "Romulan Outpost" naming "<mode>"
      Then that is <verdict>

      Examples:
        | mode       | verdict |
        | Romulan    | legal   |
        | Federation | illegal |

    @ruling=faq96-366-dual-affiliation-personnel-03 @part=affiliation
    Scenario Outline: in Alice's turn Bob's Major Rakal in <mode> mode is of one affiliation
      Given Bob has:
        | card        | where              | state          |
        | Major Rakal | on "Covert Rescue" | in <mode> mode |
      Then the affiliations of "Major Rakal" are <mode>

      Examples: Either of the two
        | mode       |
        | Romulan    |
        | Federation |

  Rule: The mode may be changed at any time between actions

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           | state           |
        | Major Rakal | on "Excavation" | in Romulan mode |

    Scenario Outline: Major Rakal changes sides on <whose> turn
      Given it is <whose> turn
      When Alice switches "Major Rakal" into Federation mode
      Then "Major Rakal" is now in Federation mode
      And nothing else has changed

      @ruling=faq96-366-dual-affiliation-personnel-02
      Examples: in 1996
        | whose   |
        | Alice's |
        | Bob's   |

      @ruling=cr14-multi-affiliation-cards-07 @part=any-time
      Examples: in 2014
        | whose   |
        | Alice's |
        | Bob's   |

    Scenario Outline: <when>, her player may not change her mode
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Data              | aboard "U.S.S. Enterprise" |
        | Amanda Rogers     | in hand                    |
      And Bob has:
        | card            | where   |
        | Long-Range Scan | in hand |
      And it is Bob's turn
      When Bob plays "Long-Range Scan" on "U.S.S. Enterprise"
      And Alice responds with "Major Rakal" into Federation mode
      Then that is illegal
      And "Major Rakal" is still in Romulan mode

      @ruling=faq96-366-dual-affiliation-personnel-07
      Examples: in 1996
        | when                               |
        | while an interrupt is being played |

      @ruling=cr14-multi-affiliation-cards-07 @part=between-actions
      Examples: in 2014
        | when                               |
        | while an interrupt is being played |

    Scenario Outline: <when>, her player may change it
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Data              | aboard "U.S.S. Enterprise" |
        | Amanda Rogers     | in hand                    |
      And Bob has:
        | card            | where   |
        | Long-Range Scan | in hand |
      And it is Bob's turn
      When Bob plays "Long-Range Scan" on "U.S.S. Enterprise"
      And Alice passes
      And Alice switches "Major Rakal" into Federation mode
      Then "Major Rakal" is now in Federation mode
      And "Long-Range Scan" is still in Bob's discard pile
      And nothing else has changed

      @ruling=faq96-366-dual-affiliation-personnel-07
      Examples: in 1996
        | when                                  |
        | after the interrupt has been resolved |

      @ruling=cr14-multi-affiliation-cards-07 @part=between-actions
      Examples: in 2014
        | when                                  |
        | after the interrupt has been resolved |

    Scenario Outline: Major Rakal changes sides in the midst of <whose> orders
      Given it is <whose> orders
      When Alice switches "Major Rakal" into Federation mode
      Then "Major Rakal" is now in Federation mode
      And nothing else has changed

      @ruling=faq96-366-dual-affiliation-personnel-02
      Examples: in 1996
        | whose   |
        | Alice's |
        | Bob's   |

      @ruling=cr14-multi-affiliation-cards-07 @part=any-time
      Examples: in 2014
        | whose   |
        | Alice's |
        | Bob's   |

  @ruling=cr14-multi-affiliation-cards-08
  Rule: The mode may be changed as often as the player likes

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           | state           |
        | Major Rakal | on "Excavation" | in Romulan mode |

    Example: there and back again in one turn
      When Alice switches "Major Rakal" into Federation mode
      And Alice switches "Major Rakal" into Romulan mode
      And Alice switches "Major Rakal" into Federation mode
      Then "Major Rakal" is now in Federation mode
      And nothing else has changed

  @ruling=cr14-multi-affiliation-cards-10
  Rule: Facing the Zaldan in Federation mode Major Rakal does not become a Romulan until the attempt is over

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card             | where           | state              |
        | Major Rakal      | on "Excavation" | in Federation mode |
        | Devinoni Ral     | on "Excavation" |                    |
        | Eyes in the Dark | in hand         |                    |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |

    Example: she meets the Zaldan as a diplomat
      When Alice attempts "Excavation"
      And Alice responds with "Major Rakal" into Romulan mode
      Then that is illegal
      And "Zaldan" has not been overcome

    Example: before the attempt she may learn worse manners
      When Alice switches "Major Rakal" into Romulan mode
      And Alice attempts "Excavation"
      Then "Zaldan" has been overcome
