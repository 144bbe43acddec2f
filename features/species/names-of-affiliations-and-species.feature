Feature: Names that an affiliation and a species have
  What a card means that says Klingon, or Romulan.

  @ruling=faq96-363-federation-klingons-and-partial-klingons-01
  Rule: Cards for Klingons serve Klingons of the Federation as well

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    @part=targ
    Example: a Targ strengthens Worf as it strengthens Kurn, and no human
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | Targ                       | on "Excavation" |
        | Kurn                       | on "Excavation" |
        | Worf                       | on "Excavation" |
        | Calloway                   | on "Excavation" |
      Then the STRENGTH of "Worf" is 11
      And the STRENGTH of "Kurn" is 9
      And the STRENGTH of "Calloway" is 3

    @part=right-of-vengeance
    Example: Worf and Kurn avenge Divok, both with double STRENGTH
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | Worf                       | on "Excavation" |
        | Kurn                       | on "Excavation" |
        | Divok                      | on "Excavation" |
        | Klingon Right of Vengeance | in hand         |
      And Bob has:
        | card    | where           |
        | Mendak  | on "Excavation" |
        | Bochra  | on "Excavation" |
        | N'Vek   | on "Excavation" |
        | Pardek  | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Worf", "Kurn" and "Divok" with "Mendak", "Bochra", "N'Vek" and "Pardek"
      And chance chooses "Divok"
      And Alice responds with "Klingon Right of Vengeance"
      And chance chooses "Pardek"
      Then "Divok" and "Pardek" have been killed
      And "Worf" and "Kurn" have not been killed

    @part=death-yell
    Example: Worf dies with honor, and is yelled for
      Given Alice has:
        | card               | where           |
        | Worf               | on "Excavation" |
        | Klingon Death Yell | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell"
      Then "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And Alice now has 5 points
      And "Klingon Death Yell" is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-363-federation-klingons-and-partial-klingons-02
  Rule: Cards for Klingons serve those who are half Klingon

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Example: a Targ strengthens K'Ehleyr and Alexander, whose mother was human by half
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | Targ                       | on "Excavation" |
        | K'Ehleyr                   | on "Excavation" |
        | Alexander Rozhenko         | on "Excavation" |
        | Spock                      | on "Excavation" |
      Then the STRENGTH of "K'Ehleyr" is 8
      And the STRENGTH of "Alexander Rozhenko" is 3
      And the STRENGTH of "Spock" is 7

    Example: K'Ehleyr dies with honor, and is yelled for
      Given Alice has:
        | card               | where           |
        | K'Ehleyr           | on "Excavation" |
        | Klingon Death Yell | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell"
      Then "K'Ehleyr" has been killed
      And "K'Ehleyr" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And Alice now has 5 points
      And "Klingon Death Yell" is now in Alice's point area
      And nothing else has changed

  @ruling=1eS-species-19
  Rule: The context shows whether such a name means the affiliation or the species

    @part=species
    Example: your Klingons with whom a Bat'leth is present are those by species
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                       | where                      |
        | Treaty: Federation/Klingon | on the table               |
        | U.S.S. Enterprise          | at "Explore Black Cluster" |
        | Bat'leth                   | aboard "U.S.S. Enterprise" |
        | Worf                       | aboard "U.S.S. Enterprise" |
        | K'Tesh                     | aboard "U.S.S. Enterprise" |
      Then the STRENGTH of "Worf" is 12
      And the STRENGTH of "K'Tesh" is 6

    @part=affiliation @frame=differs
    Scenario Outline: a Romulan ship is one of that affiliation, and so the <ship> of <crew> <is> in stasis
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card   | where                      |
        | <ship> | at "Wormhole Negotiations" |
        | <crew> | aboard "<ship>"            |
      And Bob has:
        | card                          | where                         |
        | Quantum Singularity Lifeforms | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "<ship>"
      Then "<ship>" <is> in stasis

      Examples:
        | ship     | crew         | is           |
        | Haakona  | Tomalak      | is now       |
        | Runabout | Simon Tarses | is still not |

  @ruling=2eS-species-01
  Rule: Some species have the name of an affiliation, and are another thing

    Example: a Reman of the Romulan affiliation is no Romulan, and a Klingon of the Federation is a Klingon
      Given these made-up cards:
        | card            | type      | affiliations | species |
        | Foreman Dravek  | personnel | Romulan      | Reman   |
        | Centurion Ro    | personnel | Romulan      | Romulan |
        | Lieutenant Kehl | personnel | Federation   | Klingon |
      Then "Foreman Dravek" is of the species Reman
      And "Foreman Dravek" is not of the species Romulan
      And "Centurion Ro" is of the species Romulan
      And "Lieutenant Kehl" is of the species Klingon

  @ruling=2eS-species-02
  Rule: The icon of an affiliation means the affiliation

    Background:
      Given these made-up cards:
        | card            | type      | kind   | affiliations | species |
        | Quiet Planet    | mission   | planet |              |         |
        | Lieutenant Kehl | personnel |        | Federation   | Klingon |
        | Advocate Lind   | personnel |        | Klingon      | Human   |
      And these made-up cards:
        | card                  | type      | needs                          |
        | For the Klingon Fleet | interrupt | personnel, affiliation klingon |

    Example: a Klingon of the Federation is not what the icon asks for
      Given Alice has:
        | card                  | where                |
        | Quiet Planet          | in Alice's spaceline |
        | Lieutenant Kehl       | on "Quiet Planet"    |
        | For the Klingon Fleet | in hand              |
      When Alice plays "For the Klingon Fleet"
      Then that is illegal
      And nothing else has changed

    Example: a human of the Klingon affiliation is
      Given Alice has:
        | card                  | where                |
        | Quiet Planet          | in Alice's spaceline |
        | Advocate Lind         | on "Quiet Planet"    |
        | For the Klingon Fleet | in hand              |
      When Alice plays "For the Klingon Fleet"
      Then that is legal

    Scenario Outline: <who> attempts a mission with a Klingon icon, and that is <verdict>
      Given these made-up cards:
        | card        | type    | kind   | attempted by | span | points |
        | Broken Moon | mission | planet | Klingon      | 2    | 30     |
      And Alice has:
        | card        | where                |
        | Broken Moon | in Alice's spaceline |
        | <who>       | on "Broken Moon"     |
      When Alice attempts "Broken Moon"
      Then that is <verdict>

      Examples: A Klingon of the Federation, and a human of the Klingon affiliation
        | who             | verdict |
        | Lieutenant Kehl | illegal |
        | Advocate Lind   | legal   |

  @ruling=2eS-species-03
  Rule: The word, written out, means the species

    Background:
      Given these made-up cards:
        | card            | type      | kind   | affiliations | species |
        | Quiet Planet    | mission   | planet |              |         |
        | Lieutenant Kehl | personnel |        | Federation   | Klingon |
        | Advocate Lind   | personnel |        | Klingon      | Human   |
      And these made-up cards:
        | card         | type      | needs                   |
        | For Klingons | interrupt | personnel, word Klingon |

    Example: a human of the Klingon affiliation is not what the word asks for
      Given Alice has:
        | card          | where                |
        | Quiet Planet  | in Alice's spaceline |
        | Advocate Lind | on "Quiet Planet"    |
        | For Klingons  | in hand              |
      When Alice plays "For Klingons"
      Then that is illegal
      And nothing else has changed

    Example: a Klingon of the Federation is
      Given Alice has:
        | card            | where                |
        | Quiet Planet    | in Alice's spaceline |
        | Lieutenant Kehl | on "Quiet Planet"    |
        | For Klingons    | in hand              |
      When Alice plays "For Klingons"
      Then that is legal

  Rule: Of a Klingon of the Federation and a Reman of the Romulan affiliation the one is a Klingon, and the other Romulan by icon

    Background:
      Given these made-up cards:
        | card           | type      | kind   | affiliations | species |
        | Quiet Planet   | mission   | planet |              |         |
        | Lieutenant Mog | personnel |        | Federation   | Klingon |
        | Captain Kuvat  | personnel |        | Klingon      | Klingon |
        | Foreman Dravek | personnel |        | Romulan      | Reman   |
        | Centurion Ro   | personnel |        | Romulan      | Romulan |

    Scenario Outline: with <who> alone Alice <may> play <card>
      Given these made-up cards:
        | card   | type      | needs   |
        | <card> | interrupt | <needs> |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | <who>        | on "Quiet Planet"    |
        | <card>       | in hand              |
      When Alice plays "<card>"
      Then that is <verdict>

      @ruling=2eS-species-04
      Examples: A Klingon of the Federation is not of the Klingon affiliation
        | who            | card                  | needs                          | verdict | may     |
        | Lieutenant Mog | For the Klingon Fleet | personnel, affiliation klingon | illegal | may not |
        | Captain Kuvat  | For the Klingon Fleet | personnel, affiliation klingon | legal   | may     |

      @ruling=2eS-species-05
      Examples: A Klingon of the Federation is a Klingon
        | who            | card         | needs                   | verdict | may |
        | Lieutenant Mog | For Klingons | personnel, word Klingon | legal   | may |

      @ruling=2eS-species-06
      Examples: A Reman of the Romulan affiliation is no Romulan
        | who            | card         | needs                   | verdict | may     |
        | Foreman Dravek | For Romulans | personnel, word Romulan | illegal | may not |
        | Centurion Ro   | For Romulans | personnel, word Romulan | legal   | may     |

      @ruling=2eS-species-07
      Examples: A Reman of the Romulan affiliation is of that affiliation
        | who            | card                  | needs                          | verdict | may |
        | Foreman Dravek | For the Romulan Fleet | personnel, affiliation romulan | legal   | may |
