Feature: Infiltration
  Personnel with an infiltration icon go among the opponent's, and stay their own player's.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-infiltration-icon-01
  Rule: The Starfleet icon in a diamond is an infiltration icon

    Example: a reporter with that icon infiltrates a Starfleet Away Team
      Given these made-up cards:
        | card         | type      | affiliations | icons                  |
        | Sly Reporter | personnel | Romulan      | starfleet infiltration |
        | Quiet Ensign | personnel | Starfleet    |                        |
      And Alice has:
        | card         | where           |
        | Sly Reporter | on "Excavation" |
      And Bob has:
        | card         | where           |
        | Quiet Ensign | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Sly Reporter"
      Then "Sly Reporter" is now infiltrating
      And nothing else has changed

  @ruling=cr14-infiltration-icon-02
  Rule: Personnel infiltrate an opponent who is playing the affiliation or faction of their icon

    @part=affiliation
    Example: Captain Picard infiltrates Bob's Away Team, since Bob plays the Federation
      Given Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And nothing else has changed

    @part=faction
    Example: an agent among the Maquis infiltrates it, since Bob plays the Maquis
      Given these made-up cards:
        | card      | type      | affiliations | icons               |
        | Sly Agent | personnel | Federation   | maquis infiltration |
      And Alice has:
        | card      | where           |
        | Sly Agent | on "Excavation" |
      And Bob has:
        | card              | where           |
        | Michael Eddington | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Sly Agent"
      Then "Sly Agent" is now infiltrating
      And nothing else has changed

  @ruling=cr14-infiltration-icon-17
  Rule: The diamond-shaped icon of an affiliation or faction is an infiltration icon

    Scenario Outline: the agent has <what> and infiltrates those of Bob's who <have it>
      Given these made-up cards:
        | card         | type      | affiliations | icons  |
        | Sly Agent    | personnel | Federation   | <icon> |
        | Quiet Vulcan | personnel | Vulcan       |        |
      And Alice has:
        | card      | where           |
        | Sly Agent | on "Excavation" |
      And Bob has:
        | card  | where           |
        | <his> | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Sly Agent"
      Then "Sly Agent" is now infiltrating
      And nothing else has changed

      @part=affiliation
      Examples: Of an affiliation
        | what                    | icon                    | his               | have it               |
        | that of the Federation  | federation infiltration | Worf              | are of the Federation |
        | that of the Bajorans    | bajoran infiltration    | Bareil Antos      | are Bajoran           |
        | that of the Borg        | borg infiltration       | Astrogation Drone | are Borg              |
        | that of the Cardassians | cardassian infiltration | Boheeka           | are Cardassian        |
        | that of the Dominion    | dominion infiltration   | Weyoun            | are of the Dominion   |
        | that of the Klingons    | klingon infiltration    | Gowron            | are Klingon           |
        | that of the Romulans    | romulan infiltration    | Tomalak           | are Romulan           |
        | that of the Vulcans     | vulcan infiltration     | Quiet Vulcan      | are Vulcan            |

      @part=faction
      Examples: Of a faction
        | what                    | icon                    | his               | have it               |
        | that of the Maquis      | maquis infiltration     | Michael Eddington | are of the Maquis     |

  @ruling=cr14-infiltration-icon-03
  Rule: They may report to a facility of the opponent's, where they will be compatible

    Background:
      Given these made-up cards:
        | card      | type      | affiliations | icons                   |
        | Quiet Spy | personnel | Ferengi      | federation infiltration |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |

    @part=facility
    Example: Captain Picard reports to Bob's outpost, and infiltrates
      Given Alice has:
        | card           | where   |
        | Captain Picard | in hand |
      And Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
      When Alice reports "Captain Picard" to "Federation Outpost"
      Then "Captain Picard" is now aboard "Federation Outpost"
      And "Captain Picard" is now infiltrating
      And nothing else has changed

    @part=facility
    Example: he does not report to a ship
      Given Alice has:
        | card      | where   |
        | Quiet Spy | in hand |
      When Alice reports "Quiet Spy" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    @part=compatible
    Example: he does not report to a facility of other affiliation
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card      | where   |
        | Quiet Spy | in hand |
      And Bob has:
        | card            | where             |
        | Klingon Outpost | at "Plunder Site" |
      When Alice reports "Quiet Spy" to "Klingon Outpost"
      Then that is illegal
      And nothing else has changed

    @part=crew
    Example: he reports where Bob's Federation crew is
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card      | where   |
        | Quiet Spy | in hand |
      And Bob has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Worf            | aboard "Neutral Outpost"   |
      When Alice reports "Quiet Spy" to "Neutral Outpost"
      Then "Quiet Spy" is now aboard "Neutral Outpost"
      And "Quiet Spy" is now infiltrating
      And nothing else has changed

    @part=crew
    Example: he does not report where Bob's Klingon crew is
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card      | where   |
        | Quiet Spy | in hand |
      And Bob has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Klag            | aboard "Neutral Outpost"   |
      When Alice reports "Quiet Spy" to "Neutral Outpost"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-infiltration-icon-04
  Rule: They do so in any quadrant

    Example: Lovok Founder of the Gamma Quadrant reports to Bob's outpost in the Alpha Quadrant
      Given Alice has:
        | card          | where   |
        | Lovok Founder | in hand |
      And Bob has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
      When Alice reports "Lovok Founder" to "Romulan Outpost"
      Then "Lovok Founder" is now aboard "Romulan Outpost"
      And "Lovok Founder" is now infiltrating
      And nothing else has changed

  @ruling=cr14-infiltration-icon-05
  Rule: They may report normally and infiltrate those with whom they are present later

    Background:
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
        | Deliver Supplies      |
      And Alice has:
        | card            | where                 |
        | Neutral Outpost | at "Deliver Supplies" |

    @part=later
    Example: Captain Picard reports, is beamed to where Bob's Away Team is, and infiltrates it
      Given Alice has:
        | card           | where   |
        | Captain Picard | in hand |
      And Bob has:
        | card | where                 |
        | Worf | on "Deliver Supplies" |
      When Alice reports "Captain Picard" to "Neutral Outpost"
      Then "Captain Picard" is still not infiltrating
      When Alice beams "Captain Picard" to "Deliver Supplies"
      And Alice infiltrates Bob's Away Team on "Deliver Supplies" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And "Captain Picard" is still on "Deliver Supplies"
      And nothing else has changed

    @part=present
    Example: aboard the outpost he is not present with them
      Given Alice has:
        | card           | where                    |
        | Captain Picard | aboard "Neutral Outpost" |
      And Bob has:
        | card | where                 |
        | Worf | on "Deliver Supplies" |
      When Alice infiltrates Bob's Away Team on "Deliver Supplies" with "Captain Picard"
      Then that is illegal
      And nothing else has changed

    @part=compatible
    Example: a Klingon Away Team is none with which he will be compatible
      Given Alice has:
        | card           | where                 |
        | Captain Picard | on "Deliver Supplies" |
      And Bob has:
        | card     | where                      |
        | Klag     | on "Deliver Supplies"      |
        | Runabout | at "Wormhole Negotiations" |
      When Alice infiltrates Bob's Away Team on "Deliver Supplies" with "Captain Picard"
      Then that is illegal
      And nothing else has changed

    @part=present
    Example: one of those whom he would infiltrate is aboard a ship
      Given Alice has:
        | card           | where                 |
        | Captain Picard | on "Deliver Supplies" |
      And Bob has:
        | card     | where                 |
        | Runabout | at "Deliver Supplies" |
        | Worf     | on "Deliver Supplies" |
        | Calloway | aboard "Runabout"     |
      When Alice infiltrates "Worf" and "Calloway" with "Captain Picard"
      Then that is illegal
      And nothing else has changed

    @part=present
    Example: he does not infiltrate an Away Team of his own player's
      Given Alice has:
        | card           | where                 |
        | Captain Picard | on "Deliver Supplies" |
        | Vash           | on "Deliver Supplies" |
      And Bob has:
        | card | where                 |
        | Worf | on "Deliver Supplies" |
      When Alice infiltrates "Vash" with "Captain Picard"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-infiltration-icon-06
  Rule: They may begin to infiltrate during either player's turn

    Scenario Outline: Captain Picard begins in <whose> turn
      Given it is <whose> orders
      And Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And nothing else has changed

      Examples:
        | whose   |
        | Alice's |
        | Bob's   |

  @ruling=cr14-infiltration-icon-07
  Rule: They infiltrate nobody who is not playing that affiliation or faction

    Background:
      Given Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card | where           |
        | Morn | on "Excavation" |

    @part=affiliation
    Example: Bob plays the Non-Aligned only
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then that is illegal
      And nothing else has changed

    @part=affiliation
    Example: Bob plays the Federation, too
      Given Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And nothing else has changed

    @part=faction
    Scenario Outline: Bob has <card> there as well, and that a Maquis agent infiltrates is <verdict>
      Given these made-up cards:
        | card      | type      | affiliations | icons               |
        | Sly Agent | personnel | Federation   | maquis infiltration |
      And Alice has:
        | card      | where           |
        | Sly Agent | on "Excavation" |
      And Bob has:
        | card   | where           |
        | <card> | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Sly Agent"
      Then that is <verdict>

      Examples: One of the Federation, and one of the Maquis
        | card              | verdict |
        | Calloway          | illegal |
        | Michael Eddington | legal   |

  @ruling=cr14-infiltration-icon-08
  Rule: Who infiltrates by the icon of an affiliation changes to it

    Example: the Ferengi Captain Picard becomes Federation
      Given Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And the affiliations of "Captain Picard" are Federation
      And nothing else has changed

  @ruling=cr14-infiltration-icon-09
  Rule: Who infiltrates by the icon of a faction keeps his affiliation and gains the icon

    Example: an agent of the Federation gains the icon of the Maquis
      Given these made-up cards:
        | card      | type      | affiliations | icons                      |
        | Sly Agent | personnel | Federation   | maquis infiltration, staff |
      And Alice has:
        | card      | where           |
        | Sly Agent | on "Excavation" |
      And Bob has:
        | card              | where           |
        | Michael Eddington | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Sly Agent"
      Then "Sly Agent" is now infiltrating
      And the affiliations of "Sly Agent" are Federation
      And the icons of "Sly Agent" are maquis infiltration, staff, maquis
      And nothing else has changed

  @ruling=cr14-infiltration-icon-10
  Rule: An infiltrator is of the opponent's Away Team, and under his own player's control

    @part=member
    Example: Bob's Away Team solves a mission by the skill of the infiltrator
      Given these made-up cards:
        | card         | type    | kind   | requires   | attempted by |
        | Quiet Planet | mission | planet | Leadership | any          |
      And the spaceline:
        | mission      | seeded by |
        | Quiet Planet | Bob       |
      And it is Bob's orders
      And Alice has:
        | card           | where             | state        |
        | Captain Picard | on "Quiet Planet" | infiltrating |
      And Bob has:
        | card | where             |
        | Worf | on "Quiet Planet" |
      When Bob attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And "Captain Picard" is still infiltrating
      And nothing else has changed

    @part=control
    Example: Bob does not beam Captain Picard up with his own
      Given it is Bob's orders
      And Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card            | where             |
        | Worf            | on "Excavation"   |
        | Runabout        | at "Excavation"   |
        | Geordi La Forge | aboard "Runabout" |
      When Alice infiltrates "Worf" with "Captain Picard"
      And Bob beams "Captain Picard" aboard "Runabout"
      Then that is illegal
      And "Captain Picard" is still infiltrating
      And nothing else has changed

    @part=control
    Example: Bob beams Worf up
      Given it is Bob's orders
      And Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card            | where             |
        | Worf            | on "Excavation"   |
        | Runabout        | at "Excavation"   |
        | Geordi La Forge | aboard "Runabout" |
      When Alice infiltrates "Worf" with "Captain Picard"
      And Bob beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And "Captain Picard" is still infiltrating
      And nothing else has changed

    @part=control
    Example: Alice beams him up to her own
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Alice has:
        | card            | where                 |
        | Captain Picard  | on "Deliver Supplies" |
        | Neutral Outpost | at "Deliver Supplies" |
      And Bob has:
        | card | where                 |
        | Worf | on "Deliver Supplies" |
      When Alice infiltrates "Worf" with "Captain Picard"
      And Alice beams "Captain Picard" aboard "Neutral Outpost"
      Then "Captain Picard" is now aboard "Neutral Outpost"
      And "Captain Picard" is still infiltrating
      And nothing else has changed

    @part=member
    Example: Bob's crew solves a mission in space by the skill of the infiltrator aboard
      Given these made-up cards:
        | card         | type    | kind  | requires   | attempted by |
        | Quiet Nebula | mission | space | Leadership | any          |
      And the spaceline:
        | mission      | seeded by |
        | Quiet Nebula | Bob       |
      And it is Bob's orders
      And Bob has:
        | card     | where             |
        | Runabout | at "Quiet Nebula" |
        | Worf     | aboard "Runabout" |
      And Alice has:
        | card           | where             | state        |
        | Captain Picard | aboard "Runabout" | infiltrating |
      When Bob attempts "Quiet Nebula"
      Then "Quiet Nebula" is now completed
      And "Captain Picard" is still infiltrating
      And nothing else has changed

  @ruling=cr14-infiltration-icon-11
  Rule: The opponent may not count an infiltrator as one of his personnel

    Example: Bob's phaser is not for Captain Picard
      Given Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card                    | where           |
        | Worf                    | on "Excavation" |
        | Starfleet Type II Phaser | on "Excavation" |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And the STRENGTH of "Captain Picard" is 6
      And the STRENGTH of "Worf" is 12
      And nothing else has changed

  @ruling=cr14-infiltration-icon-12
  Rule: An infiltrator does not take his player's equipment into the opponent's Away Team

    Background:
      Given Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
        | Medical Kit    | on "Excavation" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |

    Example: with her medical kit Captain Picard does not come to Worf
      When Alice infiltrates "Worf" with "Captain Picard" and "Medical Kit"
      Then that is illegal
      And nothing else has changed

    Example: without it he does
      When Alice infiltrates "Worf" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And "Medical Kit" is still on "Excavation"
      And nothing else has changed

  @ruling=cr14-infiltration-icon-13
  Rule: Cards of the opponent that let his own mix count for the infiltrator, too

    Background:
      Given Alice has:
        | card           | where           |
        | Captain Picard | on "Excavation" |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Klag     | on "Excavation" |

    Example: under Bob's treaty Captain Picard, Federation then, infiltrates a Klingon Away Team
      Given Bob has:
        | card                       | where        |
        | Treaty: Federation/Klingon | on the table |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then "Captain Picard" is now infiltrating
      And nothing else has changed

    Example: without it he does not
      When Alice infiltrates Bob's Away Team on "Excavation" with "Captain Picard"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-infiltration-icon-14
  Rule: Lovok Founder infiltrates the Federation of a Romulan player with a treaty

    Background:
      Given Alice has:
        | card          | where           |
        | Lovok Founder | on "Excavation" |
      And Bob has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
        | Worf            | on "Excavation" |

    Example: under Bob's treaty he infiltrates Worf's Away Team
      Given Bob has:
        | card                       | where        |
        | Treaty: Federation/Romulan | on the table |
      When Alice infiltrates Bob's Away Team on "Excavation" with "Lovok Founder"
      Then "Lovok Founder" is now infiltrating
      And nothing else has changed

    Example: without it he does not infiltrate the Federation
      When Alice infiltrates Bob's Away Team on "Excavation" with "Lovok Founder"
      Then that is illegal
      And nothing else has changed
