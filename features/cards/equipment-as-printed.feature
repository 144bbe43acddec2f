Feature: Equipment as printed
  Whom it serves, and what it keeps away.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-468
  Rule: Classic Type II Phaser arms those of the original series, and makes guards of their leaders

    Background:
      Given these made-up cards:
        | card    | type      | affiliations | classification | skills     | icons           | strength |
        | Captain | personnel | Federation   | OFFICER        |            | original series | 5        |
        | Mate    | personnel | Federation   | CIVILIAN       | OFFICER    | original series | 5        |
        | Elder   | personnel | Federation   | CIVILIAN       | Leadership | original series | 5        |

    Scenario Outline: with <phasers> the STRENGTH of a yeoman is <strength>, and that of an ensign of another series is 5
      Given these made-up cards:
        | card   | type      | affiliations | classification | icons           | strength |
        | Yeoman | personnel | Federation   | CIVILIAN       | original series | 5        |
        | Ensign | personnel | Federation   | OFFICER        |                 | 5        |
      And Alice has:
        | card                         | where           |
        | Runabout                     | at "Excavation" |
        | Classic Type II Phaser       | on "Excavation" |
        | Classic Type II Phaser [2nd] | <second>        |
        | Yeoman                       | on "Excavation" |
        | Ensign                       | on "Excavation" |
      Then the STRENGTH of "Yeoman" is <strength>
      And the STRENGTH of "Ensign" is 5

      Examples: One phaser, and two of them
        | phasers    | second            | strength |
        | one phaser | aboard "Runabout" | 7        |
        | two        | on "Excavation"   | 9        |

    Scenario Outline: <who> has SECURITY with it
      Given Alice has:
        | card                   | where           |
        | Classic Type II Phaser | on "Excavation" |
        | <who>                  | on "Excavation" |
      Then the skills of "<who>" include SECURITY

      Examples: By classification, by skill, and by Leadership
        | who     |
        | Captain |
        | Mate    |
        | Elder   |

    Scenario Outline: <who> has no SECURITY with it
      Given these made-up cards:
        | card   | type      | affiliations | classification | icons           |
        | Yeoman | personnel | Federation   | CIVILIAN       | original series |
        | Ensign | personnel | Federation   | OFFICER        |                 |
      And Alice has:
        | card                   | where           |
        | Classic Type II Phaser | on "Excavation" |
        | Captain                | on "Excavation" |
        | <who>                  | on "Excavation" |
      Then the skills of "<who>" do not include SECURITY
      And the skills of "Captain" include SECURITY

      Examples: No leader, and not of that series
        | who    |
        | Yeoman |
        | Ensign |

  @ruling=custom-cards-469
  Rule: Classic Tricorders serve those of the original series who are trained for them

    Scenario Outline: <tricorder> gives <skill> to one whose classification is <fit>, and not to <others>
      Given these made-up cards:
        | card     | type      | affiliations | classification | icons           |
        | Trained  | personnel | Federation   | <fit>          | original series |
        | Layman   | personnel | Federation   | <unfit>        | original series |
        | Outsider | personnel | Federation   | <fit>          |                 |
      And Alice has:
        | card        | where           |
        | <tricorder> | on "Excavation" |
        | Trained     | on "Excavation" |
        | Layman      | on "Excavation" |
        | Outsider    | on "Excavation" |
      When Alice uses "<tricorder>"
      And Alice chooses <skill>
      Then the skills of "Trained" include <skill>
      And the skills of "Layman" do not include <skill>
      And the skills of "Outsider" do not include <skill>

      Examples: Each of their two classifications, another one, and another series
        | tricorder                 | fit      | unfit    | skill   | others                          |
        | Classic Tricorder         | ENGINEER | MEDICAL  | Physics | MEDICAL or another series       |
        | Classic Tricorder         | SCIENCE  | CIVILIAN | Physics | a CIVILIAN or another series    |
        | Classic Medical Tricorder | MEDICAL  | ENGINEER | Biology | an ENGINEER or another series   |
        | Classic Medical Tricorder | SCIENCE  | CIVILIAN | Biology | a CIVILIAN or another series    |

  @ruling=custom-cards-470
  Rule: Interphase Generator nullifies the dilemmas that it names where it is

    @frame=many
    Scenario Outline: with a generator a cave is met all the same, and <dilemma> is nullified
      Given these made-up cards:
        | card       | type    | kind   |
        | Quiet Cave | dilemma | planet |
      And Alice has:
        | card                 | where           |
        | Interphase Generator | on "Excavation" |
        | Worf                 | on "Excavation" |
        | Data                 | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Quiet Cave | under "Excavation" |
        | <dilemma>  | under "Excavation" |
      When Alice attempts "Excavation"
      Then "<dilemma>" has been nullified
      And "Quiet Cave" has been encountered
      And "Quiet Cave" has not been nullified

      Examples: Those of which it speaks
        | dilemma              |
        | Phased Matter        |
        | Armus - Skin of Evil |

    @frame=many
    Example: one aboard the ship above does nothing for the Away Team, and one among the next team does
      Given these made-up cards:
        | card        | type    | kind   | attempted by |
        | Quiet World | mission | planet | any          |
      And the spaceline:
        | mission     |
        | Quiet World |
      And Alice has:
        | card                 | where             |
        | Runabout             | at "Excavation"   |
        | Interphase Generator | aboard "Runabout" |
        | Worf                 | on "Excavation"   |
        | Interphase Generator | on "Quiet World"  |
        | Data                 | on "Quiet World"  |
      And Bob has:
        | card                 | where               |
        | Armus - Skin of Evil | under "Excavation"  |
        | Phased Matter        | under "Quiet World" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Armus - Skin of Evil" has not been nullified
      When Alice attempts "Quiet World"
      Then "Phased Matter" has been nullified

    Example: whoever has it nullifies Phased Matter, and meets what lies behind it
      Given these made-up cards:
        | card       | type    | kind   |
        | Quiet Cave | dilemma | planet |
      And Alice has:
        | card                 | where           |
        | Interphase Generator | on "Excavation" |
        | Worf                 | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
        | Quiet Cave    | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Phased Matter" has been nullified
      And "Quiet Cave" has been encountered
      And "Phased Matter" and "Quiet Cave" are now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-cards-471
  Rule: I.P. Scanner nullifies Phased Matter where it is

    @frame=many
    Scenario Outline: with a scanner a cave is met all the same, and <dilemma> is nullified
      Given these made-up cards:
        | card       | type    | kind   |
        | Quiet Cave | dilemma | planet |
      And Alice has:
        | card         | where           |
        | I.P. Scanner | on "Excavation" |
        | Worf         | on "Excavation" |
        | Data         | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Quiet Cave | under "Excavation" |
        | <dilemma>  | under "Excavation" |
      When Alice attempts "Excavation"
      Then "<dilemma>" has been nullified
      And "Quiet Cave" has been encountered
      And "Quiet Cave" has not been nullified

      Examples: Those of which it speaks
        | dilemma       |
        | Phased Matter |

  @ruling=custom-cards-119
  Rule: Data's Head strengthens the ship that it is aboard

    Example: that ship has 2 more of everything, and the next one has not
      Given these made-up cards:
        | card  | type | affiliations | range | weapons | shields |
        | Yacht | ship | Federation   | 6     | 1       | 3       |
      And Alice has:
        | card         | where                 |
        | Yacht [hers] | at "Excavation"       |
        | Data's Head  | aboard "Yacht" [hers] |
        | Yacht [next] | at "Excavation"       |
      Then the RANGE of "Yacht" [hers] is 8
      And the WEAPONS of "Yacht" [hers] are 3
      And the SHIELDS of "Yacht" [hers] are 5
      And the RANGE of "Yacht" [next] is 6
