Feature: One board, several laws of cloaking
  The same ships in the same turn, and what each document lets them do.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: How often a ship may hide or show itself in a turn differs from document to document

    Scenario Outline: a ship that has cloaked does not <deed> in that turn, as the one beside it does
      Given these made-up cards:
        | card          | type      | affiliations | keywords                       | range |
        | Grey Ghost    | ship      | Romulan      | Cloaking Device, Phasing Cloak | 8     |
        | Pale Ghost    | ship      | Romulan      | Cloaking Device, Phasing Cloak | 8     |
        | Ensign Tellus | personnel | Romulan      |                                |       |
        | Ensign Nubes  | personnel | Romulan      |                                |       |
      And Alice has:
        | card          | where               | state    |
        | Grey Ghost    | at "Excavation"     |          |
        | Ensign Tellus | aboard "Grey Ghost" |          |
        | Pale Ghost    | at "Excavation"     | <beside> |
        | Ensign Nubes  | aboard "Pale Ghost" |          |
      When Alice cloaks "Grey Ghost"
      Then "Grey Ghost" is now cloaked
      And these are legal:
        | action                      |
        | Alice <deed>s "Pale Ghost" |
      When Alice <deed>s "Grey Ghost"
      Then that is illegal
      And nothing else has changed

      @ruling=faq96-24-cloaking-uncloaking-01
      Examples: In 1996 it cloaks or decloaks
        | deed    | beside  |
        | decloak | cloaked |

      @ruling=cr14-cloaking-and-phasing-01 @part=cloak
      Examples: In the Current Rulings it does one of all four
        | deed    | beside      |
        | decloak | cloaked     |
        | phase   | not cloaked |
